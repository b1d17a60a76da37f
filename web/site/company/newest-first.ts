/** The newest has the highest id. */
export const newestFirst = <Row extends { id: number }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => b.id - a.id);
