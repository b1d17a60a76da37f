import type { Reply } from '../../lib/api-client.ts';
import { useQuery } from '../../lib/queries.ts';
import { useSearch } from '../../lib/router.tsx';
import { coloursQuery, variantsQuery } from './bike-queries.ts';
import type { Variant } from './booking.ts';
import { choiceOf } from './choice.ts';
import { useBikeState } from './use-bike-name.ts';

export interface Chosen {
  variant: Variant | undefined;
  colour: Reply<'listColours'>[number] | undefined;
}

/** Variant and colour that the page before, or the address, names of a model, as far as there are such. */
export function useChosen(bikeName: string): Chosen {
  const state = useBikeState();
  const search = useSearch();
  const { variant, colour } = choiceOf((name) => state[name] || search.get(name));
  const { data: variants } = useQuery({ ...variantsQuery(bikeName), enabled: bikeName !== '' && !!variant });
  const { data: colours } = useQuery({ ...coloursQuery(bikeName), enabled: bikeName !== '' && !!colour });
  return {
    variant: variants?.find(({ name }) => name === variant),
    colour: colours?.find(({ key }) => key === colour),
  };
}

/** The calls behind it, for the server to make before it renders the page. */
export function chosenQueries(search: URLSearchParams) {
  const bike = search.get('bike');
  if (!bike) return [];
  return [
    ...(search.get('variant') ? [variantsQuery(bike)] : []),
    ...(search.get('colour') ? [coloursQuery(bike)] : []),
  ];
}
