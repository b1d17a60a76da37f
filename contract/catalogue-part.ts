import { MODELS_PER_PART, MOST_TOGETHER } from './catalogue.ts';

/** So many models of a catalogue that a page can show them, and which one leads to those before and after them. */
export interface CataloguePart<Model> {
  total: number;
  /** How many come before. */
  from: number;
  models: readonly Model[];
  /** The nearest one before, and the nearest one after. */
  previous?: string | undefined;
  next?: string | undefined;
}

/** The part in which the model at this place is. All but large catalogues are one part. */
export function partWith<Model extends { bikeName: string }>(
  models: readonly Model[],
  index: number,
): CataloguePart<Model> {
  const size = models.length > MOST_TOGETHER ? MODELS_PER_PART : MOST_TOGETHER;
  const from = Math.floor(index / size) * size;
  const [previous, next] = [models[from - 1], models[from + size]];
  return {
    total: models.length,
    from,
    models: models.slice(from, from + size),
    ...(previous && { previous: previous.bikeName }),
    ...(next && { next: next.bikeName }),
  };
}

/** So many of a list around one of them, which is not among them: as many before as after it, as far as there are. */
export function around<Item>(list: readonly Item[], index: number, count: number): Item[] {
  const from = Math.max(0, Math.min(index - Math.floor(count / 2), list.length - 1 - count));
  return list.slice(from, from + count + 1).filter((item) => item !== list[index]);
}
