import type { Client } from './client.ts';
import type { Scene } from './scene.ts';
import type { Verdict } from './trial.ts';

/** Sends enquiries, each with a text of its own, and remembers which of them the server said it had stored. */
export class Enquirer {
  readonly acknowledged: string[] = [];
  readonly statuses = new Map<number, number>();
  sent = 0;

  /** Returns the status. A repeat under a key is given its text; everything else gets the next one. */
  async send(client: Client, text = `enquiry ${this.sent}`, key?: string): Promise<number> {
    this.sent += 1;
    const { status } = await client.send('POST', '/contact', contactWith(text), key ? { 'idempotency-key': key } : {});
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status === 201) this.acknowledged.push(text);
    return status;
  }

  countOf(isCounted: (status: number) => boolean): number {
    return [...this.statuses].reduce((sum, [status, count]) => sum + (isCounted(status) ? count : 0), 0);
  }
}

const contactWith = (message: string) => ({
  name: 'Basavaraj Patil',
  email: 'basavaraj@example.com',
  contact: '9876543210',
  reason: 'Inquiry',
  message,
});

/** What was acknowledged is stored, and nothing is stored twice. Returns how many are. */
export async function compareWithStored(
  scene: Scene,
  acknowledged: readonly string[],
  verdict: Verdict,
): Promise<number> {
  const rows = await scene.look(({ db }) =>
    db.selectFrom('enquiries').select('message').where('kind', '=', 'contact').execute(),
  );
  const stored = new Set(rows.map(({ message }) => message));
  const lost = acknowledged.filter((text) => !stored.has(text));
  verdict.demand(lost.length === 0, `${lost.length} acknowledged enquiries are lost, such as ${lost[0]}`);
  verdict.demand(stored.size === rows.length, `${rows.length - stored.size} enquiries are stored twice`);
  return rows.length;
}
