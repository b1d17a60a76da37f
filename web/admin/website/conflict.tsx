import type { DocumentSection } from '../../../contract/documents/field.ts';
import type { LocalText } from '../../../contract/documents/local-text.ts';
import { textIn } from '../../../contract/documents/local-text.ts';
import { valueAt } from '../../../contract/documents/places.ts';
import { locales } from '../../../contract/locales.ts';
import type { DocumentBody, DraftKeeper, StoredDocument } from './draft-keeper.ts';

interface Props {
  sections: readonly DocumentSection[];
  mine: DocumentBody;
  theirs: StoredDocument;
  keeper: DraftKeeper;
}

/** Both versions, field by field; nothing is lost, and nothing is saved until it is decided. */
export function Conflict({ sections, mine, theirs, keeper }: Props) {
  const differing = sections
    .flatMap(({ fields }) => fields)
    .filter(({ place }) => JSON.stringify(valueAt(mine, place)) !== JSON.stringify(valueAt(theirs.body, place)));
  const author = (theirs.draft ?? theirs.live)?.author ?? '';
  return (
    <section aria-labelledby="conflict" className="card grid gap-4 border-bad p-5">
      <h2 id="conflict" className="font-bold text-lg">
        {author} has saved meanwhile
      </h2>
      <ul className="grid gap-4">
        {differing.map(({ place, label, picture }) => (
          <li key={place} className="grid gap-1">
            <strong>{label}</strong>
            <span>
              <span className="text-muted">Yours:</span> {wordsOf(valueAt(mine, place))}
            </span>
            <span>
              <span className="text-muted">Theirs:</span> {wordsOf(valueAt(theirs.body, place))}
            </span>
            <button
              type="button"
              className="button button-quiet justify-self-start"
              onClick={() => {
                for (const at of [place, ...(picture?.id ? [picture.id] : [])])
                  keeper.edit(at, valueAt(theirs.body, at));
              }}
            >
              Take theirs for {label}
            </button>
          </li>
        ))}
      </ul>
      {differing.length === 0 && <p>Both say the same.</p>}
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button button-primary" onClick={() => keeper.keepMine()}>
          Save mine
        </button>
        <button type="button" className="button button-quiet" onClick={() => keeper.take(theirs)}>
          Take all of theirs
        </button>
      </div>
    </section>
  );
}

/** A text in every language that it has; of what has several parts, all of them. */
function wordsOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '(nothing)';
  if (typeof value !== 'object') return String(value);
  const parts =
    'en' in value ? locales.map((locale) => textIn(value as LocalText, locale)) : Object.values(value).map(wordsOf);
  return [...new Set(parts)].join(' · ') || '(nothing)';
}
