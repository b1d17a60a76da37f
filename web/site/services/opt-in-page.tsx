import { m } from 'virtual:messages';
import { byLanguage } from 'virtual:page-texts/optIn';
import { videoFiles } from '../../../contract/video-files.ts';
import { Video } from '../embeds/video.tsx';
import { FormPage } from '../forms/form-page.tsx';
import { OptInForm } from '../forms/opt-in-form.tsx';
import type { Page } from '../page.ts';
import { pageTitle } from '../page-title.ts';
import { pageText } from '../texts/page-text.ts';
import { TextSections } from '../texts/text-sections.tsx';

const pageWords = pageText<'optIn'>(byLanguage);

function OptInPage() {
  const { title, lead, sections, video } = pageWords();
  return (
    <FormPage
      eyebrow={m.services_eyebrow()}
      title={title}
      lead={lead}
      aside={<Video name={video.name} title={video.title} isFirst />}
      formTitle={m.opt_in_form_title()}
      formLead={m.opt_in_form_lead()}
      form={<OptInForm />}
    >
      <TextSections sections={sections} />
    </FormPage>
  );
}

export const optInPage: Page = {
  Component: OptInPage,
  head: () => {
    const { title, description, video } = pageWords();
    return { title: pageTitle(title), description, picture: { address: videoFiles(video.name).poster } };
  },
};
