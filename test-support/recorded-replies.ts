import { createHash } from 'node:crypto';
import { loadContent } from '../content/load-content.ts';
import { publicAddresses, readAddress, staffAddresses } from '../contract/addresses.ts';
import { interfaceLocales, LANGUAGE_PARAMETER } from '../contract/locales.ts';
import type { TestApp } from './test-app.ts';

/** The specified calls that read. What they answer is part of the specification, byte by byte. */
const PUBLIC = [
  'listSlides',
  'listBikes',
  'listScooters',
  'listEv',
  'listGallery',
  'listOffers',
  'listDealers',
  'viewBike',
  'listVariants',
  'listFeatures',
  'listAccessories',
  'listColours',
  'listAngleImages',
] as const;
const STAFF = [
  'listPrices',
  'listAccessoryPrices',
  'listAllOffers',
  'manageBikes',
  'manageScooters',
  'manageEv',
  'dashboard',
] as const;

/** Every model and branch that there is, and one that there is not. */
function addressesOf(template: string): string[] {
  const { models } = loadContent();
  const names = [...models.map(({ bikeName }) => encodeURIComponent(bikeName)), 'NOTHING'];
  if (template.includes('{bikeName}')) return names.map((name) => template.replace('{bikeName}', name));
  if (template.includes('{id}')) return [1, 2, 3, 4, 5, 6, 7, 8, 99].map((id) => template.replace('{id}', String(id)));
  return [template];
}

const line = (asked: string, { statusCode, body }: { statusCode: number; body: string }): string =>
  `${asked} ${statusCode} ${Buffer.byteLength(body)} ${createHash('sha256').update(body).digest('base64url')}`;

/** A line for each of them, with the weight of the reply and its hash. */
export async function recordReplies(test: TestApp): Promise<string> {
  const lines: string[] = [];
  for (const name of PUBLIC) {
    for (const url of addressesOf(readAddress(publicAddresses[name]).path)) {
      for (const locale of interfaceLocales) {
        const address = `${url}?${LANGUAGE_PARAMETER}=${locale}`;
        lines.push(line(address, await test.inject({ url: address })));
      }
    }
  }
  const staff = await test.logIn();
  for (const name of STAFF) {
    const { path: url } = readAddress(staffAddresses[name]);
    lines.push(line(`staff ${url}`, await staff('GET', url)));
  }
  return `${lines.join('\n')}\n`;
}
