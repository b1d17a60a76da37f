import { m } from 'virtual:messages';
import { videoFiles } from '../../../contract/video-files.ts';
import { useQuery } from '../../lib/queries.ts';
import { Video } from '../embeds/video.tsx';
import { FormPage } from '../forms/form-page.tsx';
import { OptInForm } from '../forms/opt-in-form.tsx';
import type { Page } from '../page.ts';
import { headOfText } from '../texts/head-of-text.ts';
import { pageText } from '../texts/page-text.ts';
import { TextLoading } from '../texts/text-loading.tsx';
import { TextSections } from '../texts/text-sections.tsx';

const words = pageText('optIn');

function OptInPage() {
  const { data: text, error } = useQuery(words);
  if (!text) return <TextLoading error={error} />;
  const { title, lead, sections, video } = text;
  return (
    <FormPage
      eyebrow={m.services_eyebrow()}
      title={title}
      lead={lead}
      aside={video && <Video name={video.name} title={video.title} isFirst />}
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
  ...headOfText('optIn', { picture: (_read, text) => text?.video && { address: videoFiles(text.video.name).poster } }),
};
