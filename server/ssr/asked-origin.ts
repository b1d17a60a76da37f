import type { FastifyRequest } from 'fastify';

const NAME = /^(?=.{1,253}(?::|$))[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i;
const IPV6 = /^\[[\da-f:.]{2,45}\](?::\d{1,5})?$/i;
const THIS_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

interface AskedOrigin {
  /** Empty where the host is none that there could be. */
  origin: string;
  /** Somebody may have made it up. */
  isDoubtful: boolean;
}

/** Under which address the site was asked, for as long as nobody has said which is its own. */
export function askedOrigin({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): AskedOrigin {
  if (!NAME.test(host) && !IPV6.test(host)) return { origin: '', isDoubtful: false };
  return { origin: `${protocol}://${host.toLowerCase()}`, isDoubtful: !THIS_MACHINE.test(host) };
}
