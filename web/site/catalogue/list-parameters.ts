/** What stands in the address of a catalogue beside the model on top: what its list is filtered and sorted by. */
export const listParameters = ['budget', 'emi', 'cc', 'mileage', 'weight', 'seat', 'sort', 'page'] as const;
