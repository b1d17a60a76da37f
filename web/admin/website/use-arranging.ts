import type { QueryKey } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '../../lib/api-client.ts';
import { change } from '../panel-api.ts';
import { panelTexts } from '../panel-texts.ts';
import { tellFailure } from '../session/end-of-session.ts';
import { arranged } from './arranged.ts';

type List = Reply<'listDocuments'>;

interface Move {
  key: string;
  /** Null: last. */
  before: string | null;
}

const MOVES = ['moveDocument'];

/** Shows a new order at once. Several moves are sent one after the other, and what the server has then is shown. */
export function useArranging(kind: string, list: QueryKey) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: MOVES,
    scope: { id: 'arranging' },
    networkMode: 'always',
    mutationFn: ({ key, before }: Move) => change('moveDocument', { params: { kind, key }, body: { before } }),
    onError: (error) => tellFailure(error, panelTexts.networkFailed),
    async onMutate({ key, before }) {
      await client.cancelQueries({ queryKey: list });
      client.setQueryData<List>(list, (shown) => shown && arranged(shown, key, before));
    },
    async onSettled() {
      // An answer between two moves would show the second one undone.
      if (client.isMutating({ mutationKey: MOVES }) === 1)
        await client.invalidateQueries({ queryKey: ['listDocuments'] });
    },
  });
}
