import { splitFigure } from './split-figure.ts';

export interface Figure {
  label: string;
  text: string;
}

/** A few facts at a glance: the figure large, what belongs to it small. */
export function ModelFigures({ figures, className = '' }: { figures: readonly Figure[]; className?: string }) {
  return (
    <dl className={`grid gap-x-5 gap-y-3 ${className}`}>
      {figures.map(({ label, text }) => (
        <div key={label} className="border-line border-l-2 pl-3 last:odd:col-span-full">
          <dt className="text-muted text-sm">{label}</dt>
          <FigureText text={text} />
        </div>
      ))}
    </dl>
  );
}

function FigureText({ text }: { text: string }) {
  const [figure, separator, rest] = splitFigure(text);
  return (
    <dd className="leading-tight">
      <span className="block font-bold text-lg tracking-tight">{figure}</span>
      {separator && <span className="sr-only">{separator}</span>}
      {rest && <span className="block text-muted text-sm">{rest}</span>}
    </dd>
  );
}
