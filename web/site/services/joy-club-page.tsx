import { m } from 'virtual:messages';
import { videoFiles } from '../../../contract/video-files.ts';
import { useQuery } from '../../lib/queries.ts';
import { Video } from '../embeds/video.tsx';
import { FormPage } from '../forms/form-page.tsx';
import { JoyClubForm } from '../forms/joy-club-form.tsx';
import type { Page } from '../page.ts';
import { headOfText } from '../texts/head-of-text.ts';
import { pageText } from '../texts/page-text.ts';
import { TextLoading } from '../texts/text-loading.tsx';
import { TextSections } from '../texts/text-sections.tsx';

const words = pageText('joyClub');

function JoyClubPage() {
  const { data: text, error } = useQuery(words);
  if (!text) return <TextLoading error={error} />;
  const { title, lead, sections, video } = text;
  return (
    <FormPage
      eyebrow={m.joy_club_eyebrow()}
      title={title}
      lead={lead}
      aside={video && <Video name={video.name} title={video.title} isFirst />}
      formTitle={m.joy_club_form_title()}
      formLead={m.joy_club_form_lead()}
      form={<JoyClubForm />}
    >
      <TextSections sections={sections} />
    </FormPage>
  );
}

export const joyClubPage: Page = {
  Component: JoyClubPage,
  ...headOfText('joyClub', {
    picture: (_read, text) => text?.video && { address: videoFiles(text.video.name).poster },
  }),
};
