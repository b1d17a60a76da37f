import type * as z from 'zod';
import { formatRupees } from '../../../contract/display.ts';
import { fuelOf } from '../../../contract/facts.ts';
import { kolkataDate } from '../../../contract/kolkata-time.ts';
import { crossedSlab } from '../../../contract/on-road/slabs.ts';
import type { ModelDocument } from '../../../contract/schemas/model-document.ts';
import type { priceImportReplySchema, priceImportSchema } from '../../../contract/schemas/price-import.ts';
import { say } from '../../../contract/sentence.ts';
import type { AuditEntry } from '../../db/audit.ts';
import type { Trx } from '../../db/db.ts';
import { changeLive } from '../../documents/change-live.ts';
import { modelKind } from '../../documents/kinds/model.ts';
import type { Documents } from '../../documents/live-documents.ts';
import type { LiveModel } from '../../documents/models.ts';
import { modelCalled, variantPrices } from '../../documents/models.ts';
import { ratesIn } from '../../documents/rates.ts';
import { planPrices } from './plan-prices.ts';
import { auditEntries, cheaperVariant, withPrices } from './prices.service.ts';

type Line = z.output<typeof priceImportSchema>['lines'][number];
type Reply = z.input<typeof priceImportReplySchema>;

class Outcome {
  changes: Reply['changes'] = [];
  faults: Reply['faults'] = [];
  unchanged = 0;
  replaced = 0;
  /** What the history is to say. */
  entries: AuditEntry[] = [];
}

interface Import {
  lines: readonly Line[];
  /** Null: now. */
  at: number | null;
  author: string;
  documents: Documents;
}

/** A line, and the price that it is about. */
interface Wanted {
  line: Line;
  model: LiveModel;
  /** Undefined: the model's own, and that of its base variant. */
  variant: { id: number; name: string } | undefined;
  before: number;
}

/** Takes every price, or names each line that keeps them from being taken; then nothing is to stay. */
export async function importPrices(trx: Trx, { lines, documents, ...how }: Import): Promise<Outcome> {
  const outcome = new Outcome();
  const wanted = withoutRepeats(
    lines.flatMap((line) => find(line, documents, outcome)),
    outcome,
  );
  for (const ofModel of Map.groupBy(wanted, ({ model }) => model.key).values())
    await take(trx, ofModel, { ...how, documents }, outcome);
  outcome.faults.sort((one, other) => one.line - other.line);
  return outcome;
}

function find(line: Line, documents: Documents, { faults }: Outcome): Wanted[] {
  const refuse = (message: string) => {
    faults.push({ line: line.line, message });
    return [];
  };
  const model = modelCalled(documents, line.model);
  if (!model) return refuse(`There is no model “${line.model}”.`);
  const variants = variantPrices(model.body);
  const named = variants.find(({ name }) => isSameName(name, line.variant));
  if (line.variant && !named) {
    const names = variants.map(({ name }) => name).join(', ');
    return refuse(`${model.body.name} has no variant “${line.variant}”. It has: ${names}.`);
  }
  const variant = named && !named.isBase ? named : undefined;
  const before = variant?.price ?? model.body.price;
  if (line.seen !== undefined && line.seen !== before) {
    return refuse(`It costs ${formatRupees(before)} by now. Please look at the file again.`);
  }
  return [{ line, model, variant, before }];
}

const isSameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** A file may say a price twice, but not two of them. */
function withoutRepeats(wanted: readonly Wanted[], { faults }: Outcome): Wanted[] {
  const first = new Map<string, Wanted>();
  for (const one of wanted) {
    const price = `${one.model.key} ${one.variant?.id ?? ''}`;
    const earlier = first.get(price);
    if (!earlier) first.set(price, one);
    else if (earlier.line.price !== one.line.price) {
      faults.push({ line: one.line.line, message: `Line ${earlier.line.line} says another price for the same.` });
    }
  }
  return [...first.values()];
}

async function take(trx: Trx, wanted: readonly Wanted[], how: Omit<Import, 'lines'>, outcome: Outcome) {
  const changed = wanted.filter(({ line, before }) => line.price !== before);
  outcome.unchanged += wanted.length - changed.length;
  const [first] = changed;
  if (!first) return;
  const { key, body: model } = first.model;
  const update = {
    price: changed.find(({ variant }) => !variant)?.line.price ?? model.price,
    variants: changed.flatMap(({ variant, line: { price } }) => (variant ? [{ id: variant.id, price }] : [])),
  };
  const change = (body: ModelDocument) => withPrices(body, update);
  const fault = cheaperVariant(change(model));
  if (fault) {
    outcome.faults.push({ line: first.line.line, message: `${say(fault)} Please give it a line with its price.` });
    return;
  }
  for (const { line, variant, before } of changed) {
    const slab = crossedSlab(
      { fuel: fuelOf(model), from: before, to: line.price },
      kolkataDate(how.at ?? Date.now()),
      ratesIn(how.documents),
    );
    outcome.changes.push({
      ...{ line: line.line, model: model.bikeName, variant: variant?.name ?? '', before, after: line.price },
      ...(slab && { slab }),
    });
  }
  if (how.at === null) {
    await changeLive(trx, modelKind, key, { author: how.author, change });
    outcome.entries.push(...auditEntries(model, update));
    return;
  }
  const planned = await planPrices(trx, { key, body: change(model) }, { at: how.at, author: how.author });
  if ('fault' in planned) outcome.faults.push({ line: first.line.line, message: planned.fault });
  else {
    outcome.entries.push(planned.entry);
    if (planned.isReplacing) outcome.replaced += 1;
  }
}
