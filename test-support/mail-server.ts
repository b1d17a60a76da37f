import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';

/** Where in a conversation a mail server can misbehave; `end` is the end of the data. */
export type MailStep = 'connect' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'end';

/** What it says there in place of what it should: a line, nothing for ever, or nothing because it hangs up. */
export type MailFault = { say: string } | 'hang' | 'drop';

interface ReceivedMail {
  to: string;
  /** As it came, headers and all. */
  text: string;
  messageId: string;
}

export interface MailServer {
  url: string;
  /** All that the server took, also where it hung up before saying so. */
  mails: ReceivedMail[];
  /** How often somebody connected. */
  connections(): number;
  /** Asked at every step; undefined: it does as it should. */
  misbehave(fault: (step: MailStep) => MailFault | undefined): void;
  close(): Promise<void>;
}

const USUAL: Record<MailStep, string> = {
  connect: '220 mail.test ESMTP',
  EHLO: '250-mail.test\r\n250 AUTH PLAIN LOGIN',
  AUTH: '235 2.7.0 Accepted',
  MAIL: '250 2.1.0 Ok',
  RCPT: '250 2.1.5 Ok',
  DATA: '354 Go on',
  end: '250 2.0.0 Ok: queued',
};

/** A mail server on this machine that can be told to misbehave. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  let faultAt: (step: MailStep) => MailFault | undefined = () => undefined;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    converse(socket, mails, (step) => faultAt(step));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    connections: () => connections,
    misbehave: (fault) => {
      faultAt = fault;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function converse(socket: Socket, mails: ReceivedMail[], faultAt: (step: MailStep) => MailFault | undefined): void {
  let buffer = '';
  let to = '';
  let isData = false;
  const answer = (step: MailStep): boolean => {
    const fault = faultAt(step);
    if (fault === 'drop') socket.destroy();
    else if (fault !== 'hang') socket.write(`${fault?.say ?? USUAL[step]}\r\n`);
    return fault === undefined;
  };
  const takeLine = (line: string): void => {
    const [word = ''] = line.split(/[ :]/);
    const step = word.toUpperCase() as MailStep;
    if (step === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (step in USUAL) isData = answer(step) && step === 'DATA';
    else if (word.toUpperCase() === 'QUIT') socket.end('221 2.0.0 Bye\r\n');
    else socket.write('502 5.5.2 Unknown\r\n');
  };
  const takeData = (text: string): void => {
    isData = false;
    const messageId = /^Message-ID: (.*)$/im.exec(text)?.[1] ?? '';
    const fault = faultAt('end');
    // Who says no has not taken it. Who hangs up may have: here it has.
    if (typeof fault !== 'object' || fault.say.startsWith('2')) mails.push({ to, text, messageId });
    if (fault === 'drop') socket.destroy();
    else if (fault !== 'hang') socket.write(`${fault?.say ?? USUAL.end}\r\n`);
  };
  socket.setEncoding('utf8');
  socket.on('data', (part: string) => {
    buffer += part;
    for (;;) {
      const mark = isData ? '\r\n.\r\n' : '\r\n';
      const end = buffer.indexOf(mark);
      if (end < 0) return;
      const text = buffer.slice(0, end);
      buffer = buffer.slice(end + mark.length);
      if (isData) takeData(text.replace(/^\.\./gm, '.'));
      else takeLine(text);
    }
  });
  answer('connect');
}
