/** What leads are counted by. */
export const figureGroups = {
  kind: 'Kind',
  branch: 'Branch',
  model: 'Model',
  source: 'Source',
  person: 'Person',
  department: 'Department',
} as const satisfies Record<string, string>;

export type FigureGroup = keyof typeof figureGroups;

export const figureGroupNames = Object.keys(figureGroups) as [FigureGroup, ...FigureGroup[]];

/**
 * What is counted of the leads that came on some days, whenever it happened since. `title` is how staff read it, `means` what
 * exactly it counts.
 */
export const figures = {
  arrived: { title: 'Arrived', means: 'Leads that came on these days' },
  tried: { title: 'Tried', means: 'Somebody tried to reach them' },
  triedInTime: { title: 'Tried in time', means: 'The first attempt was made before it was due' },
  reached: { title: 'Reached', means: 'Somebody spoke to them' },
  reachedInTime: { title: 'Reached in time', means: 'Somebody spoke to them before the first attempt was due' },
  testRides: { title: 'Test rides', means: 'They came as far as a test ride' },
  booked: { title: 'Booked', means: 'They booked, delivered ones included' },
  won: { title: 'Won', means: 'Delivered, or in other departments done' },
  lost: { title: 'Lost', means: 'Nothing came of it' },
} as const satisfies Record<string, { title: string; means: string }>;

export type FigureName = keyof typeof figures;

export const figureNames = Object.keys(figures) as [FigureName, ...FigureName[]];

/** The share of those whose time has come, in whole percent; undefined: of nobody. */
export const shareInTime = (counts: { arrived: number; waiting: number }, inTime: number): number | undefined => {
  const due = counts.arrived - counts.waiting;
  return due > 0 ? Math.round((inTime * 100) / due) : undefined;
};
