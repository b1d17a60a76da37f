import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messages } from '../../../contract/messages.ts';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import type { PriceEdit } from '../prices/price-edits.ts';
import { OWN_PRICE } from '../prices/price-edits.ts';
import type { PricedRow } from '../prices/price-table.tsx';
import { PriceTable } from '../prices/price-table.tsx';
import { savePrice } from '../prices/save-price.ts';
import { refreshPrices, usePriceChanges } from '../prices/use-price-changes.ts';

const accessories = apiQuery('listAccessoryPrices');

interface Row extends PricedRow {
  heading: string;
  partNo: string;
}

export function AccessoriesScreen() {
  const { data, error, isPending } = useQuery(accessories);
  const lastChange = usePriceChanges('accessory');
  const client = useQueryClient();
  const rows: Row[] = (data ?? []).map(({ id, heading, part_no, price }) => ({
    key: String(id),
    subject: part_no,
    name: `${heading} ${part_no}`,
    heading,
    partNo: part_no,
    price,
    change: lastChange(part_no),
  }));
  const save = async ({ key: id }: Row, edits: readonly PriceEdit[]) => {
    const { price = 0, seen } = edits.find(({ key }) => key === OWN_PRICE) ?? {};
    const outcome = await savePrice(
      'updateAccessoryPrice',
      { params: { id }, body: { price, expectedPrice: seen } },
      messages.prices.accessoryUpdated,
      panelTexts.accessoryPriceFailed,
    );
    if (outcome !== 'failed') await refreshPrices(client, accessories);
    return outcome;
  };
  return (
    <>
      <ScreenTitle title="Manage Accessories Price" />
      {error && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {error.message || panelTexts.networkFailed}
        </p>
      )}
      <PriceTable
        caption="Prices of all accessories"
        kind="accessory"
        columns={[
          { key: 'heading', label: 'Heading', cell: ({ heading }) => heading },
          { key: 'part_no', label: 'Part No', cell: ({ partNo }) => partNo },
        ]}
        rows={rows}
        empty={isPending ? 'Loading...' : 'No data available'}
        priceLabel="Price"
        invalid={messages.prices.accessoryInvalid}
        onSave={save}
      />
    </>
  );
}
