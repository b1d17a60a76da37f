/** The parts of the home page that the header leads to. */
export const homeSections = [
  { id: 'motorcycles', label: 'Motorcycles' },
  { id: 'scooters', label: 'Scooters' },
  { id: 'electric', label: 'Electric' },
  { id: 'visit', label: 'Visit us' },
] as const;
