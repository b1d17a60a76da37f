import { m } from 'virtual:messages';
import { formatRupees } from '../../../contract/display.ts';
import type { Figure } from '../../../contract/facts.ts';
import type { FoundModel } from './buying-queries.ts';
import type { Option } from './choice-field.tsx';
import { figureText } from './figure-words.ts';

export const questionNames = ['budget', 'use', 'distance', 'seat', 'fuel'] as const;
type QuestionName = (typeof questionNames)[number];
export type Answers = Readonly<Partial<Record<QuestionName, string>>>;

interface Question {
  ask: () => string;
  options: () => readonly Option[];
  /** What the call for models is asked for this answer. */
  params: (answer: string) => Readonly<Record<string, string>>;
  /** Why a model that was found fits this answer. */
  why: (answer: string, model: FoundModel) => string | undefined;
}

const BUDGETS = [80_000, 90_000, 100_000, 125_000, 150_000, 200_000];
export const budgetOptions = (): Option[] =>
  BUDGETS.map((amount) => ({ value: String(amount), label: m.find_up_to({ amount: formatRupees(amount) }) }));

const MONTHLY = [2000, 2500, 3000, 4000, 5000, 7500];
export const monthlyOptions = (): Option[] =>
  MONTHLY.map((amount) => ({ value: String(amount), label: m.find_up_to({ amount: formatRupees(amount) }) }));

const FAR_KM = 50;

const valueIn = ({ facts }: FoundModel, name: Figure): number | undefined =>
  facts.find(({ figure }) => figure === name)?.value;

/** With the figure of the model in it, where it has one. */
function saying(model: FoundModel, name: Figure, say: (parts: { figure: string }) => string): string | undefined {
  const value = valueIn(model, name);
  return value === undefined ? undefined : say({ figure: figureText(name, value) });
}

const uses: Readonly<Record<string, Pick<Question, 'params'> & { why: (model: FoundModel) => string | undefined }>> = {
  city: { params: () => ({ weight: '115' }), why: (model) => saying(model, 'kerbWeightKg', m.find_why_light) },
  family: {
    params: () => ({ type: 'scooters,ev' }),
    why: ({ type }) => (type === 'bikes' ? undefined : m.find_why_scooter()),
  },
  highway: { params: () => ({ cc: '150-' }), why: (model) => saying(model, 'cc', m.find_why_engine) },
};

/** A further question needs an entry here. */
export const questions: Readonly<Record<QuestionName, Question>> = {
  budget: {
    ask: m.find_budget,
    options: budgetOptions,
    params: (budget) => ({ budget }),
    why: (limit, { onRoad }) =>
      /^\d+$/.test(limit)
        ? m.find_why_budget({ amount: formatRupees(onRoad), limit: formatRupees(Number(limit)) })
        : undefined,
  },
  use: {
    ask: m.find_use,
    options: () => [
      { value: 'city', label: m.find_use_city() },
      { value: 'family', label: m.find_use_family() },
      { value: 'highway', label: m.find_use_highway() },
    ],
    params: (answer) => uses[answer]?.params(answer) ?? {},
    why: (answer, model) => uses[answer]?.why(model),
  },
  distance: {
    ask: m.find_distance,
    options: () => [
      { value: '20', label: m.find_distance_short() },
      { value: '50', label: m.find_distance_middle() },
      { value: '80', label: m.find_distance_long() },
    ],
    // Whoever rides far pays for every litre.
    params: (distance) => ({ distance, ...(Number(distance) >= FAR_KM && { sort: 'mileage' }) }),
    why: (_answer, model) =>
      model.fuel === 'electric'
        ? saying(model, 'rangeKm', m.find_why_range)
        : saying(model, 'kmpl', m.find_why_mileage),
  },
  seat: {
    ask: m.find_seat,
    options: () => [
      { value: '770', label: m.find_seat_low() },
      { value: '790', label: m.find_seat_middle() },
    ],
    params: (seat) => ({ seat }),
    why: (_answer, model) => saying(model, 'seatHeightMm', m.find_why_seat),
  },
  fuel: {
    ask: m.find_fuel,
    options: () => [
      { value: 'petrol', label: m.find_petrol() },
      { value: 'electric', label: m.find_electric() },
    ],
    params: (fuel) => ({ fuel }),
    why: (_answer, { fuel }) => m.find_why_fuel({ fuel: fuel === 'petrol' ? m.find_petrol() : m.find_electric() }),
  },
};
