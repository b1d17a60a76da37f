import { vehicleTypes } from '../../../contract/catalogue.ts';
import { modelKind } from '../../documents/kinds/model.ts';
import type { Documents } from '../../documents/live-documents.ts';
import { modelsOfType, variantPrices } from '../../documents/models.ts';

export const listPrices = (documents: Documents) =>
  vehicleTypes
    .flatMap((type) => modelsOfType(documents, type))
    .map(({ body }) => ({ bike_name: body.bikeName, bike_price: body.price }));

export const listVariantPrices = (documents: Documents) =>
  documents
    .of(modelKind)
    .map(({ body }) => body)
    .sort((one, other) => one.id - other.id)
    .flatMap((model) =>
      variantPrices(model).map(({ id, name, price, isBase }) => ({
        id,
        bike_name: model.bikeName,
        name,
        price,
        is_base: isBase,
      })),
    );
