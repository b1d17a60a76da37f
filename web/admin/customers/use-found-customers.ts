import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Reply } from '../../lib/api-client.ts';
import { apiQuery } from '../panel-queries.ts';

export type FoundCustomer = Reply<'listCustomers'>['customers'][number];
export type FoundLead = Reply<'listCustomers'>['leads'][number];

const SHORTEST = 3;
const PAUSE_MS = 200;

/** A moment after the last letter. What is searched for is in no address: it is somebody's name or number. */
export function useFoundCustomers(typed: string) {
  const [q, setQ] = useState(typed.trim());
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isShort = typed.trim() !== '' && [...typed.trim()].length < SHORTEST;
  const isAsked = q === '' || [...q].length >= SHORTEST;
  const { data, error } = useQuery({
    ...apiQuery('listCustomers', { params: { q } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isCurrent = q === typed.trim() && isAsked;
  return { found: isAsked ? data : undefined, error, isShort, isCurrent };
}
