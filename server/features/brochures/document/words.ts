/** What a brochure says in words of its own, with places to fill in. */
export const brochureWords = {
  title: '{name} brochure',
  subject: '{name}: price, colours, features and specifications',
  startsFrom: 'Starts from',
  priceOn: 'Ex-showroom price on {day}',
  exShowroom: 'Ex-showroom',
  onRoad: 'On the road',
  engine: 'Engine',
  power: 'Power',
  transmission: 'Transmission',
  colours: 'Colours',
  colourCount: '{count} to choose from',
  features: 'Features',
  specifications: 'Specifications',
  accessories: 'Accessories',
  fitted: 'Fitted at our workshops',
  branches: 'See it, ride it',
  salesHours: 'Sales {days}, {opens} to {closes}',
  sales: 'Sales {phone}',
  service: 'Service {phone}',
  ride: 'Take the {name} for a ride',
  rideText: 'Test rides are free. Please bring your driving licence.',
  smallPrint:
    'Prices are in rupees, as of {day}, and may change without notice; those on the road have tax, registration and insurance in them, as far as these are known, and no accessories. Colours in print differ from paint, and pictures may show accessories that are sold separately. Specifications are approximate.',
} as const;

export type BrochureWords = Readonly<Record<keyof typeof brochureWords, string>>;

/** A sentence with its places filled in. */
export const say = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
