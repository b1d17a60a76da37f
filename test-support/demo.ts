import { loadContent } from '../content/load-content.ts';
import type { VehicleType } from '../contract/catalogue.ts';
import { modelKey } from '../contract/catalogue.ts';

/**
 * The dealership that the tests run on (decision 039; in `demo/` the demo) by what a test needs of it, so that its names, prices and
 * order can change.
 */

const content = loadContent();
/** As specified, these two have no page of details. */
const WITHOUT_DETAILS = ['xblade', 'cd110deluxe'];

export type DemoModel = (typeof content.models)[number];

/** In the order of the catalogues: motorcycles, scooters, electric models. */
export const demoModels: readonly DemoModel[] = content.models;

export const demoAccessories = content.accessories;

export const demoModelsOf = (type: VehicleType): readonly DemoModel[] =>
  demoModels.filter((model) => model.type === type);

export const hasDetails = ({ bikeName }: DemoModel): boolean => !WITHOUT_DETAILS.includes(modelKey(bikeName));

/** A motorcycle with a page of details, and with variants, colours, features and accessories, as every model has. */
export const someModel: DemoModel = only(demoModelsOf('bikes').find(hasDetails));

/** One whose name cannot stand in an address as it is: it has a space in it, and an apostrophe if any name has one. */
export const oddlyNamedModel: DemoModel = only(
  demoModels.find(({ bikeName }) => /'.* | .*'/.test(bikeName)) ??
    demoModels.find(({ bikeName }) => bikeName.includes(' ')),
);

/** Hands out one model after the other: a test that changes one changes none that another test looks at. */
export function takeModels(models: readonly DemoModel[] = demoModels): () => DemoModel {
  const left = models.values();
  return () => only(left.next().value);
}

function only(model: DemoModel | undefined): DemoModel {
  if (!model) throw new Error('The dealership has no further model.');
  return model;
}
