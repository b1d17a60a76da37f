import { m } from 'virtual:messages';
import { useId } from 'react';
import { Link } from '../../lib/link.tsx';
import { useQuery } from '../../lib/queries.ts';
import type { Query } from '../../lib/query-store.ts';
import { catalogues } from '../bike/bike-queries.ts';
import { findQuery, MOST_LETTERS } from './buying-queries.ts';
import { modelChoices, NOTHING } from './model-choices.ts';

/** What a form sends in place of a model where there are too many to choose from. */
const NAME = 'name';

const asked = (search: URLSearchParams): string => (search.get(NAME) ?? '').trim().slice(0, MOST_LETTERS);
const namedQuery = (name: string) => findQuery({ name });

/** What a page with a field for a model asks for. */
export const modelFieldQueries = (search: URLSearchParams): Query[] => [
  modelChoices,
  ...(asked(search) ? [namedQuery(asked(search))] : []),
];

export function useModelChoices() {
  const { data: { total, models } = NOTHING } = useQuery(modelChoices);
  return { models, isByName: total > models.length };
}

interface FieldProps {
  name: string;
  label: string;
  chosen?: string;
  without?: readonly string[];
  search: URLSearchParams;
  className?: string;
}

/** A model in a plain form: one of a list or, where that would be long, by its name. */
export function ModelField({ name, label, chosen = '', without = [], search, className = '' }: FieldProps) {
  const id = useId();
  const { models, isByName } = useModelChoices();
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold text-[0.9375rem]">
        {isByName ? m.choice_name() : label}
      </label>
      {isByName ? (
        <>
          {chosen && <input type="hidden" name={name} value={chosen} />}
          <input
            id={id}
            name={NAME}
            defaultValue={asked(search)}
            maxLength={MOST_LETTERS}
            required={!chosen}
            className="field"
          />
        </>
      ) : (
        // React leaves a list alone that is there: what is known later is chosen in a new one.
        <select
          key={`${chosen} ${models.length}`}
          id={id}
          name={name}
          defaultValue={chosen || undefined}
          className="field"
          required
        >
          {catalogues.map((catalogue) => (
            <optgroup key={catalogue.path} label={catalogue.title()}>
              {models
                .filter(({ type, bikeName }) => type === catalogue.type && !without.includes(bikeName))
                .map(({ bikeName, name: title }) => (
                  <option key={bikeName} value={bikeName}>
                    {title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      )}
    </div>
  );
}

/** The models whose name was asked for, each a link to what the form is for. */
export function NamedModels({
  search,
  addressOf,
}: {
  search: URLSearchParams;
  addressOf: (bikeName: string) => string;
}) {
  const name = asked(search);
  const { data: found } = useQuery({ ...namedQuery(name), enabled: name !== '' });
  if (!name || !found) return null;
  const { total, models } = found;
  if (total === 0) {
    return (
      <p role="status" className="font-semibold">
        {m.compare_unknown({ names: name })}
      </p>
    );
  }
  return (
    <section aria-labelledby="named-models">
      <h2 id="named-models" className="font-bold text-lg">
        {m.choice_which()}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {models.map(({ bikeName, name: title }) => (
          <li key={bikeName}>
            <Link to={addressOf(bikeName)} className="button button-quiet">
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {total > models.length && (
        <p className="mt-3 text-muted">{m.choice_more({ count: total, shown: models.length })}</p>
      )}
    </section>
  );
}
