/** So many of a list, evenly from its first to its last. */
export function spread<Item>(list: readonly Item[], count: number): Item[] {
  if (list.length <= count) return [...list];
  const step = (list.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => list[Math.floor(index * step)] as Item);
}

export const lowestPrice = (models: readonly { price: number }[]): number | undefined =>
  models.length > 0 ? Math.min(...models.map(({ price }) => price)) : undefined;
