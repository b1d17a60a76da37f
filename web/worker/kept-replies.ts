import type { Plan } from './plan-request.ts';

/** How many replies of each kind a phone keeps; the oldest go first. */
const MOST: Record<Plan, number> = { page: 30, data: 60, picture: 250, asset: 150 };

/** Whoever says that a reply is not to be stored means every store. */
export const isForKeeping = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === 200 && !/(^|[\s,])no-store($|[\s,;])/i.test(headers.get('cache-control') ?? '');

export async function keepReply(plan: Plan, request: Request, reply: Response): Promise<void> {
  const kept = await caches.open(plan);
  // Taken out first, so that what was used last stands last.
  await kept.delete(request);
  await kept.put(request, reply);
  const requests = await kept.keys();
  const tooMany = requests.slice(0, Math.max(0, requests.length - MOST[plan]));
  await Promise.all(tooMany.map((old) => kept.delete(old)));
}

export const findKept = async (plan: Plan, request: Request): Promise<Response | undefined> =>
  (await caches.open(plan)).match(request, { ignoreVary: true });
