import { useState } from 'react';
import { useQuery } from '../../lib/queries.ts';
import { accessoriesQuery, coloursQuery, featuresQuery } from './bike-queries.ts';
import type { BikeTab } from './bike-tabs.ts';

/** What the tabs list, each asked for when its tab is first opened and not again when it is opened once more. */
export function useTabLists(bikeName: string, tab: BikeTab) {
  const [opened, setOpened] = useState<readonly BikeTab[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  const when = (one: BikeTab) => ({ enabled: opened.includes(one) });
  return {
    colours: useQuery({ ...coloursQuery(bikeName), ...when('colours') }).data,
    features: useQuery({ ...featuresQuery(bikeName), ...when('features') }).data,
    accessories: useQuery({ ...accessoriesQuery(bikeName), ...when('accessories') }).data,
  };
}
