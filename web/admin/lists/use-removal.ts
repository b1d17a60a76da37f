import type { QueryKey } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../ui/toasts.ts';
import { change } from '../panel-api.ts';
import { tellFailure } from '../session/end-of-session.ts';

interface Removal {
  call: 'deleteOffer' | 'deleteGalleryImage';
  /** The list that it is taken out of. */
  list: { queryKey: QueryKey };
  texts: { question: string; unknown: string; done: string; failed: string };
}

/** Asks first, removes, tells what came of it, and shows the list as it is then. */
export function useRemoval({ call, list, texts }: Removal): (id: number) => Promise<void> {
  const client = useQueryClient();
  return async (id) => {
    if (!id) return showToast('error', texts.unknown);
    if (!window.confirm(texts.question)) return;
    try {
      const { message } = await change(call, { params: { id: String(id) } });
      showToast('success', message || texts.done);
    } catch (error) {
      tellFailure(error, texts.failed);
    }
    return client.invalidateQueries(list);
  };
}
