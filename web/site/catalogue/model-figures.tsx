import { splitFigure } from './split-figure.ts';

export interface Figure {
  label: string;
  text: string;
}

interface Props {
  figures: readonly Figure[];
  className?: string;
  /** On a wide screen a line for each, where height is scarce. */
  inLines?: boolean;
}

/** A few facts at a glance: the figure large, what belongs to it small. */
export function ModelFigures({ figures, className = '', inLines = false }: Props) {
  const line = inLines ? 'lg:col-span-full lg:flex lg:items-baseline lg:gap-3 lg:py-0.5' : '';
  return (
    <dl className={`grid gap-x-5 gap-y-3 ${inLines ? 'lg:gap-y-0' : ''} ${className}`}>
      {figures.map(({ label, text }) => (
        <div key={label} className={`border-line border-l-2 pl-3 last:odd:col-span-full ${line}`}>
          <dt className={`text-muted text-sm ${inLines ? 'lg:w-24 lg:shrink-0' : ''}`}>{label}</dt>
          <FigureText text={text} inLine={inLines} />
        </div>
      ))}
    </dl>
  );
}

function FigureText({ text, inLine }: { text: string; inLine: boolean }) {
  const [figure, separator, rest] = splitFigure(text);
  const display = inLine ? 'block lg:mr-1.5 lg:inline' : 'block';
  return (
    <dd className="leading-tight">
      <span className={`font-bold text-lg tracking-tight ${display}`}>{figure}</span>
      {separator && <span className="sr-only">{separator}</span>}
      {rest && <span className={`text-muted text-sm ${display}`}>{rest}</span>}
    </dd>
  );
}
