const prices = (count: number): string => (count === 1 ? '1 price' : `${count} prices`);

export const priceFileTexts = {
  changeNow: (count: number) => `Change ${prices(count)} now`,
  changeOn: (count: number, when: string) => `Change ${prices(count)} on ${when}`,
  changed: (count: number) => `Changed ${prices(count)}: every page shows it now.`,
  planned: (count: number, when: string) => `${prices(count)} will change on ${when}. Plans has the list.`,
  takenBack: (count: number) => `${prices(count)} taken back.`,
  counts: (changes: number, unchanged: number) =>
    `${prices(changes)} would change, ${unchanged} ${unchanged === 1 ? 'stays' : 'stay'} as ${unchanged === 1 ? 'it is' : 'they are'}.`,
  large: (count: number) =>
    count === 1
      ? '1 price changes by more than 15 %. Please look at it once more.'
      : `${count} prices change by more than 15 %. Please look at them once more.`,
  crossed: (edge: string, more: string, withTax: string, isUp: boolean) =>
    `${isUp ? 'Crosses' : 'Falls below'} ${edge}: ${more} ex-showroom are ${withTax} with tax and cess.`,
  replaced: (count: number) =>
    count === 1 ? 'An earlier plan for prices ends.' : `${count} earlier plans for prices end.`,
} as const;
