import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messages } from '../../../contract/messages.ts';
import { apiQuery } from '../../lib/queries.ts';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { panelTexts } from '../panel-texts.ts';
import type { PricedRow } from './price-table.tsx';
import { PriceTable } from './price-table.tsx';
import { savePrice } from './save-price.ts';
import { priceChanges, usePriceChanges } from './use-price-changes.ts';

const prices = apiQuery('listPrices');

export function PricesScreen() {
  const { data, error, isPending } = useQuery(prices);
  const lastChange = usePriceChanges('bike');
  const client = useQueryClient();
  const rows = (data ?? []).map(({ bike_name, bike_price }) => ({
    key: bike_name,
    name: bike_name,
    price: bike_price,
    change: lastChange(bike_name),
  }));
  const save = async ({ name }: PricedRow, price: string) => {
    const isSaved = await savePrice(
      'updatePrice',
      { params: { bikeName: name }, body: { price } },
      messages.prices.updated,
      panelTexts.priceFailed,
    );
    if (isSaved) await Promise.all([client.invalidateQueries(prices), client.invalidateQueries(priceChanges)]);
    return isSaved;
  };
  return (
    <>
      <ScreenTitle title="Manage Price" />
      {error && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {error.message || panelTexts.networkFailed}
        </p>
      )}
      <PriceTable
        caption="Prices of all models"
        columns={[{ key: 'bike_name', label: 'Bike Name', cell: ({ name }) => name }]}
        rows={rows}
        empty={isPending ? 'Loading...' : 'No data available'}
        priceLabel="Bike Price"
        missing={messages.prices.invalid}
        onSave={save}
      />
    </>
  );
}
