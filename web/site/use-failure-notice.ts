import { useEffect } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { showToast } from '../ui/toasts.ts';

/** A call that failed is logged; with a sentence, people are told as well, in the server's own words where it has some. */
export function useFailureNotice(error: Error | null, sentence?: string): void {
  useEffect(() => {
    if (!error) return;
    console.error('A call failed:', error);
    const reason = error instanceof ApiError ? error.message : '';
    if (sentence) showToast('error', reason || sentence);
  }, [error, sentence]);
}
