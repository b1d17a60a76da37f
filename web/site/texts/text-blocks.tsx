import { Icon } from '../../ui/icon.tsx';
import { contactHref } from './contact-href.ts';
import { marked } from './marked.tsx';
import type { BlockItems, TextBlock } from './page-text.ts';

/** Paragraphs, lists and the like, without their heading. */
export function TextBlocks({ blocks, className = '' }: { blocks: readonly TextBlock[]; className?: string }) {
  return (
    <div className={`space-y-5 ${className}`}>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p className="max-w-[68ch] leading-relaxed">{marked(block.text)}</p>;
    case 'list':
      return <Ticks items={block.items} />;
    case 'steps':
      return <Steps items={block.items} />;
    case 'figures':
      return <Figures items={block.items} />;
    case 'years':
      return <Years items={block.items} />;
    case 'contacts':
      return <Contacts items={block.items} />;
    case 'questions':
      return <Questions items={block.items} />;
  }
}

function Ticks({ items }: { items: BlockItems<'list'> }) {
  return (
    <ul className="max-w-[68ch] space-y-3">
      {items.map((item) => (
        <li key={item} className="flex gap-3 leading-relaxed">
          <span className="mt-1 grid size-5 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
            <Icon name="check" className="size-3" />
          </span>
          <span>{marked(item)}</span>
        </li>
      ))}
    </ul>
  );
}

function Steps({ items }: { items: BlockItems<'steps'> }) {
  return (
    <ol className="max-w-[68ch]">
      {items.map((item, index) => (
        <li key={item} className="group relative flex gap-4 pb-6 leading-relaxed last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-9 bottom-0 left-[1.0625rem] w-0.5 bg-line group-last:hidden"
          />
          <span className="grid size-9 shrink-0 place-items-center rounded-full bg-night font-bold text-night-ink tabular-nums">
            {index + 1}
          </span>
          <span className="pt-1">{marked(item)}</span>
        </li>
      ))}
    </ol>
  );
}

function Figures({ items }: { items: BlockItems<'figures'> }) {
  return (
    <dl className="flex flex-wrap gap-3 sm:gap-4">
      {items.map(({ value, label }) => (
        <div key={label} className="card flex grow basis-36 flex-col-reverse justify-end p-5 sm:basis-[30%] lg:p-6">
          <dt className="mt-2 text-muted leading-snug">{label}</dt>
          <dd className="border-sign border-l-4 pl-3 font-extrabold text-4xl tabular-nums leading-none tracking-tight lg:text-5xl">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Years({ items }: { items: BlockItems<'years'> }) {
  return (
    <ol className="max-w-[68ch] border-line border-l-2">
      {items.map(({ year, text }) => (
        <li key={year} className="relative pb-7 pl-7 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[0.5625rem] size-4 rounded-full border-4 border-sign bg-canvas"
          />
          <p className="font-extrabold text-xl tabular-nums leading-tight">{year}</p>
          <p className="mt-1 leading-relaxed">{text}</p>
        </li>
      ))}
    </ol>
  );
}

function Contacts({ items }: { items: BlockItems<'contacts'> }) {
  return (
    <dl className="card max-w-[68ch] divide-y divide-line">
      {items.map(({ label, value }) => {
        const href = contactHref(value);
        return (
          <div key={label} className="grid gap-x-6 px-5 py-2 sm:grid-cols-[7rem_1fr] sm:items-center">
            <dt className="pt-1 text-muted text-sm sm:pt-0">{label}</dt>
            <dd className="flex min-h-11 items-center wrap-anywhere">
              {href ? (
                <a href={href} className="link inline-flex min-h-11 items-center">
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Questions({ items }: { items: BlockItems<'questions'> }) {
  return (
    <div className="max-w-[68ch] divide-y divide-line border-line border-y">
      {items.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold">
            {question}
            <Icon name="plus" className="size-5 shrink-0 transition-transform group-open:rotate-45" />
          </summary>
          <p className="pr-9 pb-5 leading-relaxed">{marked(answer)}</p>
        </details>
      ))}
    </div>
  );
}
