import { useEffect, useEffectEvent, useState } from 'react';
import { onNews } from '../outbox/enquiry-news.ts';
import type { FormValues } from './form-values.ts';

/** What stands on the receipt until something is typed again; where the typing never stopped, until that is sent. */
export interface SentForm {
  key: string;
  values: FormValues;
  /** For a network. */
  isWaiting: boolean;
  isTypedOn: boolean;
  reference: string | undefined;
}

type News = Parameters<Parameters<typeof onNews>[0]>[0];

/** The receipt of what was sent last; one that waited for a network learns when it has left, or that it was refused. */
export function useReceipt(onRefused: (values: FormValues) => void) {
  const [receipt, setReceipt] = useState<SentForm>();
  const hear = useEffectEvent(({ key, result, reference }: News) => {
    if (receipt?.key !== key) return;
    setReceipt(result === 'sent' ? { ...receipt, reference, isWaiting: false } : undefined);
    if (result === 'refused') onRefused(receipt.values);
  });
  useEffect(() => onNews((news) => hear(news)), []);
  return [receipt, setReceipt] as const;
}
