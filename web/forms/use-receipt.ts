import { useEffect, useState } from 'react';
import { onSent } from '../outbox/sent-news.ts';
import type { FormValues } from './form-values.ts';

/** What stands on the receipt until something is typed again. */
export interface SentForm {
  key: string;
  values: FormValues;
  /** For a network. */
  isWaiting: boolean;
  reference: string | undefined;
}

/** The receipt of what was sent last; one that waited for a network learns when it has left. */
export function useReceipt() {
  const [receipt, setReceipt] = useState<SentForm>();
  useEffect(
    () =>
      onSent(({ key, reference }) =>
        setReceipt((last) => (last?.key === key ? { ...last, reference, isWaiting: false } : last)),
      ),
    [],
  );
  return [receipt, setReceipt] as const;
}
