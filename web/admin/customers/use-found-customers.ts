import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Reply } from '../../lib/api-client.ts';
import { apiQuery } from '../panel-queries.ts';

export type FoundCustomer = Reply<'listCustomers'>['customers'][number];
export type FoundLead = Reply<'listCustomers'>['leads'][number];

const SHORTEST = 3;
const PAUSE_MS = 200;

/** A moment after the last letter; for an empty text nobody, or the last who came. What is searched for is in no address: it is somebody's name or number. */
export function useFoundCustomers(typed: string, { listsLatest = false } = {}) {
  const [q, setQ] = useState(typed.trim());
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isShort = typed.trim() !== '' && [...typed.trim()].length < SHORTEST;
  const isAsked = q === '' ? listsLatest : [...q].length >= SHORTEST;
  const { data, error, isPlaceholderData } = useQuery({
    ...apiQuery('listCustomers', { body: { q } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return {
    found: isAsked && !isShort ? data : undefined,
    error,
    isShort,
    /** It is what was found by what is typed now, not by a letter less. */
    isCurrent: q === typed.trim() && isAsked && data !== undefined && !isPlaceholderData,
  };
}
