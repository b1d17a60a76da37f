import type * as z from 'zod';
import { formatDate, formatNumber, formatRupees } from '../../../contract/display.ts';
import { exchangeRange, exchangeTableOn } from '../../../contract/exchange/exchange.ts';
import type { exchangeParamsSchema, exchangeSchema } from '../../../contract/schemas/exchange.ts';
import { exchangeKind } from '../../documents/kinds/exchange.ts';
import { shownModelCalled } from '../../documents/models.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Asked } from '../../http/kept-content.ts';

type Params = z.output<typeof exchangeParamsSchema>;
type Reply = z.input<typeof exchangeSchema>;

/** What a used vehicle may be worth, by the table that holds today. */
export function exchange(params: Params, { documents, day }: Required<Asked>): Reply {
  const model = params.bike ? shownModelCalled(documents, params.bike) : undefined;
  if (params.bike && !model) throw new HttpError(404, 'catalogue.unknownModel');
  const price = model?.price ?? Number(params.price);
  if (!price) throw new HttpError(400, 'exchange.noPrice');
  const { years, km, owners, condition } = params;
  const vehicle = { price, years: Number(years), kilometres: Number(km), owners: Number(owners), condition };
  const table = exchangeTableOn(documents.of(exchangeKind)[0]?.body.tables ?? [], day);
  const found = table && exchangeRange(vehicle, table);
  const range = found ? { ...found, source: table.source, validFrom: table.validFrom } : null;
  const told = { asOf: day, name: model?.name ?? null, price, range };
  return { ...told, summary: summaryOf(params, told) };
}

/** In English whatever the language, as staff read it. */
function summaryOf(
  { years, km, owners, condition }: Params,
  { asOf, name, price, range }: Omit<Reply, 'summary'>,
): string {
  const parts = [
    name ?? `new at ${formatRupees(price)}`,
    counted(Number(years), 'year'),
    `${formatNumber(Number(km))} km`,
    counted(Number(owners), 'owner'),
    condition,
  ];
  const told = range ? `${formatRupees(range.least)} to ${formatRupees(range.most)}` : 'to be seen';
  return `${parts.join(', ')}: ${told} (${formatDate(asOf)})`;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
