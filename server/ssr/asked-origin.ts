import type { FastifyRequest } from 'fastify';

const NAME = /^(?=.{1,253}(?::|$))[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i;
const IPV6 = /^\[[\da-f:.]{2,45}\](?::\d{1,5})?$/i;
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];
const HTTP_PORT = 80;

interface AskedOrigin {
  /** Empty where the host is none that there could be. */
  origin: string;
  /** Somebody may have made it up. */
  isDoubtful: boolean;
}

type Asked = Pick<FastifyRequest, 'protocol' | 'host'> & { socket: { localPort?: number } };

/** Under which address the site was asked, for as long as nobody has said which is its own. */
export function askedOrigin({ protocol, host: given, socket }: Asked): AskedOrigin {
  const host = given.toLowerCase();
  if (!NAME.test(host) && !IPV6.test(host)) return { origin: '', isDoubtful: false };
  return { origin: `${protocol}://${host}`, isDoubtful: !isThisMachine(host, socket.localPort) };
}

/** With the port of this connection alone: there are 65,535 of them that somebody could make up. */
const isThisMachine = (host: string, port: number | undefined): boolean =>
  THIS_MACHINE.some((name) => host === `${name}:${port}` || (port === HTTP_PORT && host === name));
