/** On the screen of a catalogue, whether a model has a page of its own and a view from all sides. */
export const hasDetails = ({ withoutDetails }: { withoutDetails: readonly string[] }, bikeName: string): boolean =>
  !withoutDetails.includes(bikeName.replaceAll(/\s/g, ''));
