import type { DemoModel } from '../test-support/demo.ts';
import { demoAccessories, demoModelsOf, hasDetails } from '../test-support/demo.ts';

/** The models that the journeys are about, by what they need of them. */

type Fits = (model: DemoModel) => boolean;

const motorcycles = demoModelsOf('bikes').filter(hasDetails);
const hasTwoVariants: Fits = ({ price, variants }) => variants.length === 2 && (variants[1]?.price ?? 0) > price;

/** A motorcycle whose name stands in an address as it is, with two variants of different prices, and five colours. */
export const MODEL: DemoModel = first(
  motorcycles.filter((model) => /^\w+$/.test(model.bikeName) && hasTwoVariants(model) && model.colours.length >= 5),
);

/** Of its two variants the one that it does not begin with. */
export const VARIANT = secondVariant(MODEL);

/** The last two of its colours, one after the other. */
export const [COLOUR, OTHER_COLOUR] = MODEL.colours.slice(-2).map(({ name }) => name) as [string, string];

const accessories = MODEL.accessories.map((own) => first(demoAccessories.filter(({ partNo }) => partNo === own)));
/** The second one: a test of the panel changes the price of the first. */
export const ACCESSORY = first(accessories.slice(1));
export const LAST_ACCESSORY = first(accessories.slice(-1));

/** A scooter with a space in its name, and with two variants of different prices: of those the cheapest. */
export const SCOOTER: DemoModel = first(
  demoModelsOf('scooters')
    .filter((model) => model.bikeName.includes(' ') && hasTwoVariants(model))
    .toSorted((one, other) => one.price - other.price),
);

export const SCOOTER_VARIANT = secondVariant(SCOOTER);

/** The last of its colours, which it does not begin with. */
export const SCOOTER_COLOUR: string = first(SCOOTER.colours.slice(-1)).name;

/** The home page shows the first, the middle and the last one with their prices. */
const shownAtHome = [0, (motorcycles.length - 1) / 2, motorcycles.length - 1].flatMap(
  (place) => motorcycles[Math.floor(place)] ?? [],
);
const taken = new Set([MODEL, SCOOTER, ...shownAtHome]);
/** The first ones are those that the journeys through the catalogue choose. */
const lastScooters = demoModelsOf('scooters').toReversed();
const variantsFrom =
  (least: number): Fits =>
  ({ variants: [, ...dearer] }) =>
    dearer.every(({ price }) => price >= least);

/** Another motorcycle with a page of details. No test changes it either. */
export const OTHER_MODEL: DemoModel = take(motorcycles);

// Each of these belongs to one test, or to one step of it: nobody else looks at its price, or whether it is on sale.
// Its variants cost at least what the test sets the model to.
export const CHANGED_BY_MUCH: DemoModel = take(motorcycles, variantsFrom(150_000));
export const CHANGED_MEANWHILE: DemoModel = take(motorcycles, variantsFrom(66_000));
/** Its other variant costs so little more that a price above that of both is no large change. */
export const CHANGED_WITH_VARIANT: DemoModel = take(
  motorcycles,
  (model) => hasTwoVariants(model) && secondVariant(model).price < 1.1 * model.price,
);
export const CHANGED_AND_BACK: DemoModel = take(lastScooters, variantsFrom(58_585));
export const TAKEN_OFF: DemoModel = take(lastScooters);
export const CHANGED_OFTEN: DemoModel = take(lastScooters);
export const PASTED_INTO: DemoModel = take(demoModelsOf('ev').toReversed());

/** The first that fits and was not taken before. */
function take(models: readonly DemoModel[], fits: Fits = () => true): DemoModel {
  const model = first(models.filter((one) => !taken.has(one) && fits(one)));
  taken.add(model);
  return model;
}

function secondVariant({ variants: [, ...others] }: DemoModel): { name: string; price: number } {
  return first(others);
}

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('The demo has nothing of the kind that the journeys need.');
  return item;
}
