import { m } from 'virtual:messages';
import type { TextPageName } from '../../../contract/page-names.ts';
import { useQuery } from '../../lib/queries.ts';
import type { Page } from '../page.ts';
import { firstSlide, slides } from '../pictures/slides.ts';
import { headOfText } from '../texts/head-of-text.ts';
import type { TextSection } from '../texts/page-text.ts';
import { pageText } from '../texts/page-text.ts';
import { TextLoading } from '../texts/text-loading.tsx';
import { TextSections } from '../texts/text-sections.tsx';
import { PageIntro } from './page-intro.tsx';

/** What such a page says of itself; a link to it shows the first picture of the home page. */
export const headOfTextPage = (name: TextPageName): Omit<Page, 'Component'> =>
  headOfText(name, { queries: [slides], picture: (read) => firstSlide(read) });

/** A page to be read, with its contents at the side where there is room. */
export function TextPage({ name }: { name: TextPageName }) {
  const { data: text, error } = useQuery(pageText(name));
  if (!text) return <TextLoading error={error} />;
  const { title, lead, sections } = text;
  return (
    <>
      <PageIntro title={title} lead={lead} />
      <div className="wide section grid gap-12 lg:grid-cols-[16rem_1fr] lg:gap-20">
        <Contents sections={sections} />
        <TextSections sections={sections} className="min-w-0" />
      </div>
    </>
  );
}

function Contents({ sections }: { sections: readonly TextSection[] }) {
  return (
    <nav aria-label={m.text_contents()} className="sticky top-24 hidden h-fit lg:block">
      <p className="eyebrow mb-3">{m.text_contents()}</p>
      <ol className="border-line border-l">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-11 items-center border-transparent border-l-2 py-1.5 pl-4 text-[0.9375rem] leading-snug hover:border-sign"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
