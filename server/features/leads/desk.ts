import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/db.ts';
import type { Documents } from '../../documents/live-documents.ts';
import { staffOf } from '../../http/access.ts';
import type { Staff } from '../../http/session.ts';
import type { Sight } from '../../leads/sight.ts';
import { sightOf } from '../../leads/sight.ts';

/** Somebody at work with leads: who it is, what they see, and what the dealership says at that moment. */
export interface Desk {
  db: Db;
  staff: Staff;
  sight: Sight;
  documents: Documents;
  now: number;
}

export async function deskOf(request: FastifyRequest): Promise<Desk> {
  const { database, documents } = request.server.context;
  const staff = staffOf(request);
  const { db } = database;
  return { db, staff, sight: await sightOf(db, staff), documents: await documents.current(), now: Date.now() };
}
