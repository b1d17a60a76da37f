import { m } from 'virtual:messages';
import { pagePaths } from '../../../contract/page-paths.ts';
import { Link } from '../../lib/link.tsx';
import { useQuery } from '../../lib/queries.ts';
import type { Page } from '../page.ts';
import { Picture } from '../pictures/picture.tsx';
import { firstSlide, slides } from '../pictures/slides.ts';
import { headOfText } from '../texts/head-of-text.ts';
import { pageText } from '../texts/page-text.ts';
import { TextLoading } from '../texts/text-loading.tsx';
import { TextSections } from '../texts/text-sections.tsx';

const words = pageText('about');
const SIZES = '100vw';

function AboutPage() {
  const { data: text, error } = useQuery(words);
  const { data: [slide] = [] } = useQuery(slides);
  if (!text) return <TextLoading error={error} />;
  return (
    <>
      <header className="wide grid gap-x-16 gap-y-4 pt-10 pb-10 md:pt-14 lg:grid-cols-[5fr_6fr] lg:items-end lg:pt-20">
        <h1 className="display">{text.title}</h1>
        <p className="lead">{text.lead}</p>
      </header>
      {slide && (
        <Picture
          address={slide.filepath}
          alt=""
          sizes={SIZES}
          isFirst
          className="aspect-[3/2] max-h-[34rem] w-full overflow-hidden bg-surface object-cover object-[60%_50%] md:aspect-[16/7]"
        />
      )}
      <div className="wide section">
        <TextSections sections={text.sections} isSplit />
        <p className="mt-14 flex flex-wrap gap-3">
          <Link to={pagePaths.motorcycles} className="button button-primary">
            {m.about_our_models()}
          </Link>
          <Link to={pagePaths.networks} className="button button-quiet">
            {m.about_visit()}
          </Link>
        </p>
      </div>
    </>
  );
}

export const aboutPage: Page = {
  Component: AboutPage,
  ...headOfText('about', {
    queries: [slides],
    picture: (read) => firstSlide(read, SIZES),
    isTitleWhole: true,
  }),
};
