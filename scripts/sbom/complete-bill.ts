/**
 * What CycloneDX's tool leaves out of its list. It takes hashes only from a lock file that names a registry, which ours does not,
 * and licences only from there.
 */

export interface LockFile {
  packages: Record<string, { integrity?: string; license?: string; dev?: boolean }>;
}

interface Component {
  name: string;
  group?: string;
  licenses?: unknown[];
  properties: { name: string; value: string }[];
}

export interface Bill {
  components: Component[];
}

/** Packages that state their licence in a file of their own, or in the package whose binary they are. */
const STATED_ELSEWHERE: Readonly<Record<string, string>> = {
  '@inlang/plugin-message-format': 'MIT',
  '@lix-js/sdk-linux-x64': 'MIT',
  'png-js': 'MIT',
};

/** Each component gets its hash, and where it has none a licence. */
export function completeBill(bill: Bill, { packages }: LockFile) {
  return {
    ...bill,
    components: bill.components.map((component) => {
      const integrity = packages[placeOf(component)]?.integrity;
      const licence = STATED_ELSEWHERE[fullName(component)];
      return {
        ...component,
        ...(!component.licenses && licence && { licenses: [{ license: { id: licence } }] }),
        ...(integrity && { hashes: [toHash(integrity)] }),
      };
    }),
  };
}

/** Packages of production that state no licence anywhere: somebody has to look before they ship. */
export function withoutLicence({ packages }: LockFile): string[] {
  const production = Object.entries(packages).filter(([place, { dev }]) => place !== '' && !dev);
  const silent = production.filter(([place, { license }]) => !license && !STATED_ELSEWHERE[nameAt(place)]);
  return silent.map(([place]) => nameAt(place));
}

const placeOf = ({ properties }: Component): string =>
  properties.find(({ name }) => name === 'cdx:npm:package:path')?.value ?? '';

/** Where a package lies says its name: `node_modules/a/node_modules/@b/c` is `@b/c`. */
const nameAt = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

const fullName = ({ group, name }: Component): string => (group ? `${group}/${name}` : name);

function toHash(integrity: string) {
  const [algorithm = '', hash = ''] = integrity.split('-', 2);
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(hash, 'base64').toString('hex') };
}
