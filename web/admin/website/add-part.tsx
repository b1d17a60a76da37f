import { useId, useState } from 'react';
import type { ListParts, PartKind } from '../../../contract/documents/field.ts';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  parts: ListParts;
  items: readonly unknown[];
  onAdd: (item: unknown) => void;
}

export function AddPart({ parts, items, onAdd }: Props) {
  const { noun, begin, kinds } = parts;
  if (kinds) return <AddOfKind noun={noun} kinds={kinds} onAdd={onAdd} />;
  return (
    <button
      type="button"
      data-add
      onClick={() => onAdd(begin?.(items))}
      className="button button-quiet justify-self-start"
    >
      <Icon name="plus" /> Add {noun}
    </button>
  );
}

/** Where parts differ it is chosen first which one it is to be. */
function AddOfKind({ noun, kinds, onAdd }: { noun: string; kinds: readonly PartKind[]; onAdd: Props['onAdd'] }) {
  const id = useId();
  const [chosen, setChosen] = useState(kinds[0]?.kind ?? '');
  const add = () => {
    const kind = kinds.find((one) => one.kind === chosen);
    if (kind) onAdd(emptyOf(kind));
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div>
        <label htmlFor={id} className="mb-1 block font-medium text-sm">
          New {noun}
        </label>
        <select id={id} value={chosen} onChange={({ target }) => setChosen(target.value)} className="field w-auto">
          {kinds.map(({ kind, noun: name }) => (
            <option key={kind} value={kind}>
              {name[0]?.toUpperCase() + name.slice(1)}
            </option>
          ))}
        </select>
      </div>
      <button type="button" data-add onClick={add} className="button button-quiet">
        <Icon name="plus" /> Add {noun}
      </button>
    </div>
  );
}

/** With one entry where it is a list, to be filled in. */
const emptyOf = ({ kind, fields }: PartKind): unknown => ({
  kind,
  ...Object.fromEntries(fields.map(({ place, parts }) => [place, parts ? [parts.begin?.([])] : { en: '' }])),
});
