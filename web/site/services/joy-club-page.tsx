import { m } from 'virtual:messages';
import { byLanguage } from 'virtual:page-texts/joyClub';
import { videoFiles } from '../../../contract/video-files.ts';
import { Video } from '../embeds/video.tsx';
import { FormPage } from '../forms/form-page.tsx';
import { JoyClubForm } from '../forms/joy-club-form.tsx';
import type { Page } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { pageText } from '../texts/page-text.ts';
import { TextSections } from '../texts/text-sections.tsx';

const pageWords = pageText<'joyClub'>(byLanguage);

function JoyClubPage() {
  const { title, lead, sections, video } = pageWords();
  return (
    <FormPage
      eyebrow={m.joy_club_eyebrow()}
      title={title}
      lead={lead}
      aside={<Video name={video.name} title={video.title} isFirst />}
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
  head: () => {
    const { title, description, video } = pageWords();
    return { title: pageTitle(title), description, picture: { address: videoFiles(video.name).poster } };
  },
};
