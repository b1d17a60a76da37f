import { Icon } from '../../ui/icon.tsx';
import type { BikeView } from './booking.ts';
import type { SpecificationLabels } from './specification-words.ts';
import { groupTitle, specificationGroups, specificationName } from './specification-words.ts';

export function SpecificationsTab({ view, labels }: { view: BikeView; labels: SpecificationLabels }) {
  return (
    <div className="flex flex-col gap-3">
      {specificationGroups.map((group, index) => (
        <details key={group} open={index === 0} className="card group overflow-hidden">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 py-2 hover:bg-surface focus-visible:-outline-offset-2">
            <h3 className="font-bold text-lg">{groupTitle(group)}</h3>
            <Icon name="down" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <dl className="grid gap-x-12 border-line border-t px-5 py-2 lg:grid-cols-2">
            {Object.entries(view[group]).map(([key, value]) => (
              <div key={key} className="grid grid-cols-[2fr_3fr] gap-4 border-line border-b py-2.5 last:border-b-0">
                <dt className="text-muted">{specificationName(labels, group, key)}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </div>
  );
}
