import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailFault, MailServer, MailStep } from '../../../test-support/mail-server.ts';
import { startMailServer } from '../../../test-support/mail-server.ts';
import { deliverMail } from './deliver-mail.ts';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.mails.length = 0;
});

const IMPATIENT = { connectMs: 300, silenceMs: 300, wholeMs: 2000 };
const mail = Buffer.from('Message-ID: <1@test>\r\nSubject: Test\r\n\r\n.A line that begins with a dot\r\n');
const deliver = (url = server.url) =>
  deliverMail(url, { from: 'Office <office@shop.test>', to: 'somebody@home.test' }, mail, IMPATIENT);
const misbehave = (at: MailStep, fault: MailFault) => server.misbehave((step) => (step === at ? fault : undefined));
const say = (line: string): MailFault => ({ say: line });

describe('a mail server', () => {
  it('that takes it has it once, word for word', async () => {
    server.misbehave(() => undefined);
    expect(await deliver()).toEqual({ is: 'sent', providerId: '250 2.0.0 Ok: queued' });
    expect(server.mails).toMatchObject([{ to: 'somebody@home.test', messageId: '<1@test>' }]);
    expect(server.mails[0]?.text).toContain('\r\n.A line that begins with a dot');
  });

  const refusals: [at: MailStep, line: string, outcome: object][] = [
    ['connect', '421 4.3.2 Closing', { is: 'again', isProviders: true }],
    ['connect', '554 5.7.1 We do not know you', { is: 'again', isProviders: true }],
    ['EHLO', '421 4.3.2 Closing', { is: 'again', isProviders: true }],
    ['MAIL', '451 4.3.0 Later', { is: 'again', isProviders: false }],
    ['MAIL', '550 5.1.8 Bad sender', { is: 'never' }],
    ['RCPT', '450 4.2.0 Greylisted', { is: 'again', isProviders: false }],
    ['RCPT', '421 4.7.0 Too many', { is: 'again', isProviders: true }],
    ['RCPT', '550 5.1.1 Nobody here', { is: 'never' }],
    ['DATA', '452 4.3.1 No room', { is: 'again', isProviders: false }],
    ['end', '451 4.3.0 Later', { is: 'again', isProviders: false }],
    ['end', '554 5.7.1 Spam', { is: 'never' }],
  ];
  it.each(refusals)('that says at %s: %s', async (at, line, outcome) => {
    misbehave(at, say(line));
    expect(await deliver()).toMatchObject(outcome);
    expect(server.mails).toEqual([]);
  });

  const steps: MailStep[] = ['connect', 'EHLO', 'MAIL', 'RCPT', 'DATA'];
  it.each(steps.flatMap((at) => (['drop', 'hang'] as const).map((fault) => [at, fault] as const)))(
    'that ends at %s with a %s has nothing, so it comes again',
    async (at, fault) => {
      misbehave(at, fault);
      expect(await deliver()).toMatchObject({ is: 'again', isProviders: true });
    },
  );

  it.each(['drop', 'hang'] as const)('that has all of the data and then does a %s is unclear', async (fault) => {
    misbehave('end', fault);
    expect(await deliver()).toMatchObject({ is: 'unclear', isProviders: true });
    expect(server.mails).toHaveLength(1);
  });

  it('that answers twice has taken it once', async () => {
    misbehave('end', say('250 2.0.0 Ok: queued\r\n250 2.0.0 Ok: queued'));
    expect(await deliver()).toMatchObject({ is: 'sent' });
    expect(server.mails).toHaveLength(1);
  });

  it('that refuses our password is not asked to take the blame for a message', async () => {
    misbehave('AUTH', say('535 5.7.8 Wrong password'));
    const url = server.url.replace('//', '//office:se%40cret@');
    expect(await deliver(url)).toMatchObject({ is: 'again', isProviders: true });
    server.misbehave(() => undefined);
    expect(await deliver(url)).toMatchObject({ is: 'sent' });
  });

  it('that is not there comes again', async () => {
    const gone = await startMailServer();
    await gone.close();
    expect(await deliver(gone.url)).toMatchObject({ is: 'again', isProviders: true });
  });
});
