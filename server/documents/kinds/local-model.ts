import type { Content } from '../../../content/load-content.ts';
import { specificationLabel } from '../../../contract/display.ts';
import type { LocalText } from '../../../contract/documents/local-text.ts';
import type { ModelDocument } from '../../../contract/schemas/model-document.ts';
import type { Release } from '../document-kind.ts';
import { localFrom } from '../local-from.ts';

type Local = (text: string) => LocalText;
type ReleasedModel = Content['models'][number];
/** What a release says of a model in one language, and older databases had as JSON. */
type PlainTexts = Pick<
  ReleasedModel,
  'details' | 'summary' | 'specifications' | 'colours' | 'features' | 'pictures' | 'brochure'
>;
type Plain = PlainTexts &
  Pick<
    ModelDocument,
    'id' | 'type' | 'body' | 'bikeName' | 'name' | 'price' | 'isActive' | 'variants' | 'fuel' | 'facts' | 'accessories'
  >;

/** A model in one language with what the dictionaries of a release say of its texts. */
export function localModel(model: Plain, { translations }: Release): ModelDocument {
  const local = localFrom(translations);
  const { id, type, body, bikeName, name, price, isActive, variants, fuel, facts, accessories, pictures, brochure } =
    model;
  return {
    id,
    type,
    body,
    bikeName,
    name,
    price,
    isActive,
    variants,
    ...(fuel && { fuel }),
    ...(facts && { facts }),
    ...textsOf(model, local),
    accessories,
    pictures,
    brochure,
  };
}

const textsOf = ({ details, summary, specifications, colours, features }: PlainTexts, local: Local) => ({
  details: local(details),
  summary: {
    engine: local(summary.engine),
    power: local(summary.power),
    transmission: local(summary.transmission),
  },
  specifications: specificationsOf(specifications, local),
  colours: colours.map(({ name, hex, image }) => ({ name: local(name), hex, image })),
  features: features.map(({ heading, description, image }) => ({
    heading: local(heading),
    description: local(description),
    image,
  })),
});

const specificationsOf = (groups: PlainTexts['specifications'], local: Local): ModelDocument['specifications'] =>
  Object.fromEntries(
    Object.entries(groups).map(([group, rows]) => [
      group,
      Object.entries(rows).map(([key, value]) => ({ key, label: local(specificationLabel(key)), value: local(value) })),
    ]),
  ) as ModelDocument['specifications'];
