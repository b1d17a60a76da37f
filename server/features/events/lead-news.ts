import type { FastifyRequest } from 'fastify';
import { MINUTE_MS } from '../../../contract/durations.ts';
import type { LeadNewsEvent } from '../../../contract/lead-news.ts';
import { BEAT_MS } from '../../../contract/lead-news.ts';
import type { ActivityKind } from '../../../contract/leads/activities.ts';
import { contactWays } from '../../../contract/leads/contacts.ts';
import { may } from '../../../contract/roles/index.ts';
import type { LeadNews as News } from '../../../contract/types.ts';
import type { Db } from '../../db/db.ts';
import type { LeadRow } from '../../db/tables.ts';
import type { EventStream } from '../../http/event-stream.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Staff } from '../../http/session.ts';
import { findStaff } from '../../http/session.ts';
import { withTimeLimit } from '../../http/time-limit.ts';
import type { Sight } from '../../leads/sight.ts';
import { isSeenBy, sightOf } from '../../leads/sight.ts';
import { ActivityWatch } from './activity-watch.ts';
import type { Happening } from './events.repository.ts';
import { leadsOf } from './events.repository.ts';

const LOOK_EVERY_MS = 1000;
const GIVE_UP_MS = 3000;
/** A browser opens six connections to a site over HTTP/1.1 and waits with the seventh; these leave it some. */
const MOST_OF_SESSION = 4;
const MOST_OF_ACCOUNT = 12;
/** Whoever gets so many reads the whole list anew. */
const MOST_TOLD = 100;
/** What a job takes in of long ago is no news. */
const NEWS_FOR_MS = 15 * MINUTE_MS;

/** What can make a lead somebody's own. */
const moves: readonly ActivityKind[] = ['given', ...contactWays];

interface Caller {
  stream: EventStream;
  request: FastifyRequest;
  staff: Staff;
}

interface Listener extends Caller {
  sight: Sight;
}

/** Tells whoever listens on this server of the leads that they see. While nobody does, nothing is asked. */
export class LeadNews {
  #db: Db;
  #listeners = new Set<Listener>();
  #watch: Promise<ActivityWatch> | undefined;
  #timers: NodeJS.Timeout[] = [];

  constructor(db: Db) {
    this.#db = db;
  }

  async tell(caller: Caller): Promise<void> {
    const listener: Listener = { ...caller, sight: await sightOf(this.#db, caller.staff) };
    this.#demandRoom(caller.staff);
    this.#listeners.add(listener);
    const leave = () => this.#leave(listener);
    listener.stream.onEnd(leave);
    try {
      this.#watch ??= this.#start();
      await this.#watch;
    } catch (error) {
      leave();
      throw error;
    }
    // Whoever hung up meanwhile was not heard.
    if (listener.stream.readable.destroyed) leave();
    send(listener, 'begin');
  }

  stop(): void {
    this.#setTimers([]);
    this.#watch = undefined;
  }

  #demandRoom({ user_id, sessionHash }: Staff): void {
    const ofAccount = [...this.#listeners].filter(({ staff }) => staff.user_id === user_id);
    const ofSession = ofAccount.filter(({ staff }) => staff.sessionHash === sessionHash);
    if (ofAccount.length >= MOST_OF_ACCOUNT || ofSession.length >= MOST_OF_SESSION) {
      throw new HttpError(429, 'lead.tooManyListeners', { retryAfterSeconds: 60 });
    }
  }

  async #start(): Promise<ActivityWatch> {
    const watch = await withTimeLimit(ActivityWatch.begin(this.#db), GIVE_UP_MS);
    if (this.#listeners.size > 0) {
      const checkAll = () => Promise.all([...this.#listeners].map((listener) => this.#check(listener)));
      this.#setTimers([repeat(LOOK_EVERY_MS, () => this.#look(watch)), repeat(BEAT_MS, checkAll)]);
    }
    return watch;
  }

  #setTimers(timers: NodeJS.Timeout[]): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = timers;
  }

  #leave(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.#listeners.size === 0) this.stop();
  }

  async #look(watch: ActivityWatch): Promise<void> {
    const happenings = await withTimeLimit(watch.look(), GIVE_UP_MS);
    if (happenings.length === 0) return;
    const leads = await leadsOf(this.#db, [...new Set(happenings.map(({ lead_id }) => lead_id))]);
    const byLead = Map.groupBy(happenings, ({ lead_id }) => lead_id);
    for (const listener of this.#listeners) {
      const told = leads.flatMap((lead) => newsOf(listener.sight, lead, byLead.get(lead.id) ?? []));
      if (told.length > 0) send(listener, 'leads', { leads: told.slice(-MOST_TOLD) } satisfies News);
    }
  }

  /** Sessions end and roles change while somebody listens. A database that does not answer is no reason to hang up. */
  async #check(listener: Listener): Promise<void> {
    const staff = await findStaff(this.#db, listener.request, true);
    if (!staff || staff.mustFirst || !may(staff.role, 'leads.read')) {
      send(listener, 'end');
      listener.stream.end();
      return;
    }
    listener.sight = await sightOf(this.#db, staff);
    send(listener, 'beat');
  }
}

const send = ({ stream }: Listener, event: LeadNewsEvent, data?: News): void => stream.send(event, data);

/** One after the other; what fails is tried again the next time. */
function repeat(everyMs: number, work: () => Promise<unknown>): NodeJS.Timeout {
  let isAtIt = false;
  const once = async () => {
    if (isAtIt) return;
    isAtIt = true;
    await work().catch(() => {});
    isAtIt = false;
  };
  return setInterval(() => void once(), everyMs).unref();
}

function newsOf(sight: Sight, lead: LeadRow, happenings: readonly Happening[]): News['leads'] {
  const last = happenings.at(-1);
  if (!last) return [];
  const isSeen = isSeenBy(sight, lead);
  // Whoever saw it until somebody took it, called or gave it away is told that it has gone.
  const wasSeen = happenings.some(({ kind }) => moves.includes(kind)) && isSeenBy(sight, { ...lead, owner: null });
  if (!isSeen && !wasSeen) return [];
  const isNew = isSeen && lead.closed_at === null && happenings.some((happening) => isNews(sight, lead, happening));
  return [{ id: lead.id, kind: last.kind, isNew }];
}

function isNews({ userId }: Sight, { owner }: LeadRow, { kind, user_id, at }: Happening): boolean {
  if (user_id === userId || at < Date.now() - NEWS_FOR_MS) return false;
  return kind === 'arrived' || kind === 'again' || (kind === 'given' && owner === userId);
}
