import type { TextSection } from './page-text.ts';
import { TextBlocks } from './text-blocks.tsx';

interface Props {
  sections: readonly TextSection[];
  /** Headings at the side where there is room, for a page that has the whole width. */
  isSplit?: boolean;
  className?: string;
}

/** The sections of a page's text, each with an address of its own. */
export function TextSections({ sections, isSplit = false, className = '' }: Props) {
  const split = isSplit ? 'lg:grid lg:grid-cols-[1fr_2.2fr] lg:gap-12 lg:border-line lg:border-t lg:pt-10' : '';
  return (
    <div className={`space-y-12 lg:space-y-16 ${className}`}>
      {sections.map(({ id, heading, blocks }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} className={split}>
          <h2 id={`${id}-heading`} className="section-heading">
            {heading}
          </h2>
          <TextBlocks blocks={blocks} className={isSplit ? 'mt-5 lg:mt-0' : 'mt-5'} />
        </section>
      ))}
    </div>
  );
}
