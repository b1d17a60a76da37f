export interface ListPage<Item> {
  page: number;
  pages: number;
  items: readonly Item[];
}

/** A page of a list; the last one where fewer are there than were asked for. */
export function pageOf<Item>(list: readonly Item[], asked: number, size: number): ListPage<Item> {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const page = Math.min(asked, pages);
  return { page, pages, items: list.slice((page - 1) * size, page * size) };
}
