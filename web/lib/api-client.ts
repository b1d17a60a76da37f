import type { Address } from '../../contract/addresses.ts';
import { fillPath, publicAddresses, readAddress } from '../../contract/addresses.ts';
import type { Locale } from '../../contract/locales.ts';
import { askIn, BASE_LOCALE } from '../../contract/locales.ts';
import type { CallInput, EndpointName, Reply } from '../../contract/types.ts';
import { ApiError } from './api-error.ts';
import type { Transport } from './browser-transport.ts';

export type { CallInput, EndpointName, Reply };
export type Call = <Name extends EndpointName>(name: Name, ...input: CallInput<Name>) => Promise<Reply<Name>>;

type Addresses = Readonly<Record<string, Address>>;

/** What it reads, it reads in one language. The site has the public calls alone; the panel hands over its own table. */
export function createApiClient(
  transport: Transport,
  locale: Locale = BASE_LOCALE,
  addresses: Addresses = publicAddresses,
): Call {
  return async (name, ...[input]) => {
    const { params = {}, body } = (input ?? {}) as { params?: Record<string, string>; body?: unknown };
    const { method, path } = readAddress(addressOf(name, addresses));
    const address = fillPath(path, params);
    const answer = await transport(method, method === 'GET' ? askIn(locale, address) : address, body);
    if (answer.status >= 400) throw new ApiError(answer.status, answer.body);
    return answer.body as Reply<typeof name>;
  };
}

function addressOf(name: string, addresses: Addresses): Address {
  const address = addresses[name];
  if (!address) throw new Error(`${name} has no address here.`);
  return address;
}
