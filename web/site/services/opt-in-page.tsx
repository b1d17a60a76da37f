import optIn from '../../../content/pages/opt-in.json' with { type: 'json' };
import { videoFiles } from '../../../contract/video-files.ts';
import { Video } from '../embeds/video.tsx';
import { FormCard } from '../forms/form-card.tsx';
import { OptInForm } from '../forms/opt-in-form.tsx';
import type { Page } from '../page.ts';
import { m } from '../paraglide/messages.js';
import { pageText } from '../texts/page-text.ts';
import { TextSections } from '../texts/text-sections.tsx';
import { PageIntro } from './page-intro.tsx';
import { pageTitle } from './page-title.ts';
import { PageWithForm } from './page-with-form.tsx';

const { title, description, lead, sections, video } = pageText<'optIn'>(optIn);

function OptInPage() {
  const form = (
    <FormCard title={m.opt_in_form_title()} lead={m.opt_in_form_lead()}>
      <OptInForm />
    </FormCard>
  );
  return (
    <>
      <PageIntro
        eyebrow={m.services_eyebrow()}
        title={title}
        lead={lead}
        action={m.opt_in_form_title()}
        aside={<Video name={video.name} title={video.title} isFirst />}
      />
      <PageWithForm form={form}>
        <TextSections sections={sections} />
      </PageWithForm>
    </>
  );
}

export const optInPage: Page = {
  Component: OptInPage,
  head: () => ({ title: pageTitle(title), description, picture: { address: videoFiles(video.name).poster } }),
};
