import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { writeCsv } from '../../../contract/csv.ts';
import { messages } from '../../../contract/messages.ts';
import type { Reply } from '../../lib/api-client.ts';
import { PausableButton } from '../../ui/pausable-button.tsx';
import { saveFile } from '../files/save-file.ts';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { PanelIcon } from '../panel-icon.tsx';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import type { PriceEdit } from './price-edits.ts';
import { OWN_PRICE } from './price-edits.ts';
import { PriceFileDialog } from './price-file-dialog.tsx';
import type { PricedRow } from './price-table.tsx';
import { PriceTable } from './price-table.tsx';
import { savePrice } from './save-price.ts';
import { refreshPrices, usePriceChanges } from './use-price-changes.ts';

const prices = apiQuery('listPrices');
const variantPrices = apiQuery('listVariantPrices');

export function PricesScreen() {
  const { data, error, isPending } = useQuery(prices);
  const { data: ownPrices, error: variantsError } = useQuery(variantPrices);
  const variants = ownPrices ?? [];
  const lastChange = usePriceChanges('bike');
  const lastVariantChange = usePriceChanges('variant');
  const failed = error ?? variantsError;
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const rows: PricedRow[] = (data ?? []).map(({ bike_name, bike_price }) => ({
    key: bike_name,
    subject: bike_name,
    name: bike_name,
    price: bike_price,
    change: lastChange(bike_name),
    isVariantChanged: variants.some(
      (variant) => variant.bike_name === bike_name && lastVariantChange(`${bike_name}: ${variant.name}`),
    ),
    ...variantsOf(bike_name, variants),
  }));
  const save = async ({ name }: PricedRow, edits: readonly PriceEdit[]) => {
    const outcome = await savePrice(
      'updatePrice',
      { params: { bikeName: name }, body: toUpdate(edits) },
      messages.prices.updated,
      panelTexts.priceFailed,
    );
    if (outcome !== 'failed') await refreshPrices(client, prices, variantPrices);
    return outcome;
  };
  return (
    <>
      <ScreenTitle title="Manage Price">
        <PausableButton
          type="button"
          isPaused={!data || !ownPrices}
          onClick={() => saveFile(new Blob([priceFileOf(data ?? [], variants)], { type: 'text/csv' }), 'prices.csv')}
          className="button button-quiet"
        >
          <PanelIcon name="download" /> Download
        </PausableButton>
        <button type="button" onClick={() => setOpen(true)} className="button button-quiet">
          <PanelIcon name="upload" /> From a file
        </button>
      </ScreenTitle>
      {failed && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {failed.message || panelTexts.networkFailed}
        </p>
      )}
      <PriceTable
        caption="Prices of all models"
        kind="bike"
        columns={[{ key: 'bike_name', label: 'Bike Name', cell: ({ name }) => name }]}
        rows={rows}
        empty={isPending ? 'Loading...' : 'No data available'}
        priceLabel="Bike Price"
        invalid={messages.prices.invalid}
        onSave={save}
        isIncomplete={!ownPrices && !variantsError}
      />
      {isOpen && (
        <PriceFileDialog
          onChanged={() => void refreshPrices(client, prices, variantPrices)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** As it can come back with other prices. */
function priceFileOf(models: Reply<'listPrices'>, variants: Reply<'listVariantPrices'>): string {
  const lines = models.flatMap(({ bike_name, bike_price }) => [
    [bike_name, '', String(bike_price)],
    ...variants
      .filter((variant) => variant.bike_name === bike_name && !variant.is_base)
      .map(({ name, price }) => [bike_name, name, String(price)]),
  ]);
  return writeCsv([['Model', 'Variant', 'Price'], ...lines]);
}

/** The base variant costs what the model costs; the others are edited beside it. */
function variantsOf(bikeName: string, all: Reply<'listVariantPrices'>): Pick<PricedRow, 'variants' | 'note'> {
  const variants = all.filter(({ bike_name }) => bike_name === bikeName);
  const base = variants.find(({ is_base }) => is_base);
  const others = variants.filter(({ is_base }) => !is_base);
  return {
    variants: others.map(({ id, name, price }) => ({ key: String(id), label: name, price })),
    note: base && (
      <p className="text-muted text-sm">
        The variant {base.name} costs the same.
        {others.length > 0 && ' The other variants have prices of their own, none below this one:'}
      </p>
    ),
  };
}

/** Variants that stay as they are need not be sent, but the list is: then none may end up below the model. */
function toUpdate(edits: readonly PriceEdit[]) {
  const { price = 0, seen } = edits.find(({ key }) => key === OWN_PRICE) ?? {};
  const variants = edits
    .filter((edit) => edit.key !== OWN_PRICE && edit.price !== edit.seen)
    .map((edit) => ({ id: Number(edit.key), price: edit.price, expectedPrice: edit.seen }));
  return { price, expectedPrice: seen, variants };
}
