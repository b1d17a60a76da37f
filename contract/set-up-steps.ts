/** The way from the demo to somebody's own dealership, in this order. */
export const setUpSteps = [
  'name',
  'look',
  'contact',
  'branches',
  'models',
  'prices',
  'languages',
  'account',
  'publish',
] as const;
