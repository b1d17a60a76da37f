import { byLanguage } from 'virtual:branches';
import { inCurrent } from '../../lib/locale.ts';

/** What is done at a branch. One that nobody knows more of sells, and services where it has a number for that. */
export function tradesOf({ id, name, service_no }: { id: number; name: string; service_no?: string | undefined }) {
  const known = inCurrent(byLanguage).find((branch) => branch.id === id && branch.name === name);
  const trades = known?.trades ?? ['sales', ...(service_no ? ['service'] : [])];
  return { sells: trades.includes('sales'), services: trades.includes('service') };
}
