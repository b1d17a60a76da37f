import joyClub from '../../../content/pages/joy-club.json' with { type: 'json' };
import { videoFiles } from '../../../contract/video-files.ts';
import { Video } from '../embeds/video.tsx';
import { FormCard } from '../forms/form-card.tsx';
import { JoyClubForm } from '../forms/joy-club-form.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';
import { pageText } from '../texts/page-text.ts';
import { TextSections } from '../texts/text-sections.tsx';
import { PageIntro } from './page-intro.tsx';
import { pageTitle } from './page-title.ts';
import { PageWithForm } from './page-with-form.tsx';

const { title, description, lead, sections, video } = pageText<'joyClub'>(joyClub);

function JoyClubPage() {
  const form = (
    <FormCard title={m.joy_club_form_title()} lead={m.joy_club_form_lead()}>
      <JoyClubForm />
    </FormCard>
  );
  return (
    <>
      <PageIntro
        eyebrow={m.joy_club_eyebrow()}
        title={title}
        lead={lead}
        action={m.joy_club_form_title()}
        aside={<Video name={video.name} title={video.title} isFirst />}
      />
      <PageWithForm form={form}>
        <TextSections sections={sections} />
      </PageWithForm>
    </>
  );
}

export const joyClubPage: Page = {
  Component: JoyClubPage,
  head: () => ({ title: pageTitle(title), description, picture: { address: videoFiles(video.name).poster } }),
};
