import { Readable } from 'node:stream';
import SmtpConnection from 'nodemailer/lib/smtp-connection/index.js';
import type { Outcome } from '../channels/channel.ts';
import { LONGEST_SEND_MS } from '../channels/channel.ts';

/** How long each step may take. Together they end before the lease does. */
interface Patience {
  connectMs: number;
  /** Without a word from the server. */
  silenceMs: number;
  wholeMs: number;
}

const PATIENCE: Patience = { connectMs: 10_000, silenceMs: 20_000, wholeMs: LONGEST_SEND_MS };

interface Envelope {
  from: string;
  to: string;
}

type Failure = SmtpConnection.SMTPError;

/** Hands a finished e-mail to a mail server. */
export async function deliverMail(
  server: string,
  envelope: Envelope,
  bytes: Buffer,
  patience: Patience = PATIENCE,
): Promise<Outcome> {
  const { options, login } = readServer(server, patience);
  const connection = new SmtpConnection(options);
  let isAllSent = false;
  // Read only when the server has asked for the data: once it has ended, the server may have the whole of it.
  const data = Readable.from([bytes], { objectMode: false });
  data.once('end', () => {
    isAllSent = true;
  });
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const fail = (error: Failure) => resolve(outcomeOf(error, isAllSent));
  const late = Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' });
  const timer = setTimeout(() => fail(late as Failure), patience.wholeMs);
  // Also afterwards: a server may say something when nobody asks it any more.
  connection.on('error', fail);
  // It says no error of its own when it is ended from there in the middle.
  connection.on('end', () =>
    fail(Object.assign(new Error('The mail server ended the connection.'), { code: 'ECONNECTION' }) as Failure),
  );
  const send = () =>
    connection.send({ from: addressOf(envelope.from), to: [envelope.to] }, data, (error, info) =>
      error ? fail(error as Failure) : resolve({ is: 'sent', providerId: info.response.slice(0, 200) }),
    );
  connection.connect((error) => {
    if (error) return fail(error as Failure);
    if (!login) return send();
    connection.login(login, (refused) => (refused ? fail(refused as Failure) : send()));
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    connection.close();
    data.destroy();
  }
}

const isLocal = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

function readServer(server: string, { connectMs, silenceMs }: Patience) {
  const { protocol, hostname, port, username, password } = new URL(server);
  const secure = protocol === 'smtps:';
  const login = username
    ? { credentials: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
    : undefined;
  const options = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    // A password goes to no other machine in the clear.
    requireTLS: !secure && login !== undefined && !isLocal(hostname),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
  };
  return { options, login };
}

/** `Name <a@b>` is a@b. */
const addressOf = (from: string): string => /<([^<>]+)>/.exec(from)?.[1] ?? from;

/** Words after which an answer of the server is about this one message, and not about us or itself. */
const OF_THE_MESSAGE = /^(MAIL FROM|RCPT TO|DATA)/;

function outcomeOf({ message, responseCode, command, code }: Failure, isAllSent: boolean): Outcome {
  const why = message;
  if (responseCode === undefined) {
    return isAllSent ? { is: 'unclear', why, isProviders: true } : { is: 'again', why, isProviders: true };
  }
  const isOfMessage = OF_THE_MESSAGE.test(command ?? '') && code !== 'EAUTH';
  if (responseCode >= 500 && isOfMessage) return { is: 'never', why };
  return { is: 'again', why, isProviders: !isOfMessage || responseCode === 421 };
}
