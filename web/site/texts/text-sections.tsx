import type { TextSection } from './page-text.ts';
import { TextBlocks } from './text-blocks.tsx';

/** The sections of a text of `content/pages/`, each with an address of its own. */
export function TextSections({ sections, className = '' }: { sections: readonly TextSection[]; className?: string }) {
  return (
    <div className={`space-y-12 lg:space-y-16 ${className}`}>
      {sections.map(({ id, heading, blocks }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`} className="section-heading">
            {heading}
          </h2>
          <TextBlocks blocks={blocks} className="mt-5" />
        </section>
      ))}
    </div>
  );
}
