import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Need } from '../../../contract/permissions.ts';
import type { Reply } from '../../lib/api-client.ts';
import { apiQuery } from '../panel-queries.ts';

type Permissions = Reply<'myPermissions'>;

const KEY = 'adminPermissions';
/** Several parts of a screen ask at about the same time. */
const FRESH_MS = 30_000;

export const permissionsQuery = apiQuery('myPermissions');

/**
 * What the account of this session may do: at once as the server said it the last time, and then as it says now. It decides
 * what is shown, and nothing else.
 */
export function usePermissions() {
  const { data, dataUpdatedAt, isPending } = useQuery({
    ...permissionsQuery,
    initialData: remembered,
    initialDataUpdatedAt: 0,
    staleTime: FRESH_MS,
  });
  useEffect(() => {
    if (data) localStorage.setItem(KEY, JSON.stringify(data));
  }, [data]);
  return {
    /** Nothing is known yet, not even from the last time. */
    isPending,
    /** The server has said so since the panel was opened; nobody is led away by what it said the last time. */
    isConfirmed: dataUpdatedAt > 0,
    /** The screen that the role begins with. */
    opensAt: data?.opensAt,
    roleTitle: data?.roleTitle ?? '',
    mustFirst: data?.mustFirst ?? null,
    may: (need: Need) => isAllowed(data, need),
  };
}

/** Where the server could not be asked, nothing is held back here: it refuses what it must in any case. */
const isAllowed = (known: Permissions | undefined, need: Need): boolean =>
  need === 'login' || !known || (!known.mustFirst && known.permissions.includes(need));

function remembered(): Permissions | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '') as Permissions;
  } catch {
    return undefined;
  }
}

/** Of whoever was here before. */
export const forgetPermissions = (): void => localStorage.removeItem(KEY);
