/**
 * What the product is made of, as CycloneDX 1.5 has it. Read from the lock file alone, without a date or a random number, so
 * that one lock file gives one list, whatever is installed and whenever it is made.
 */

interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export interface LockFile {
  name: string;
  version: string;
  packages: Record<string, LockedPackage>;
}

/** Packages that say their licence in a file of their own, or in the package whose binary they are, and not in the lock file. */
const SAID_ELSEWHERE: Readonly<Record<string, string>> = {
  '@inlang/plugin-message-format': 'MIT',
  '@lix-js/sdk-linux-x64': 'MIT',
  'png-js': 'MIT',
};

export function billOfMaterials({ name, version, packages }: LockFile) {
  // npm's own list leaves out what development needs as well as production.
  const production = Object.entries(packages).filter(([place, { dev }]) => place !== '' && !dev);
  const components = new Map(production.map(([place, locked]) => [refOf(place, locked), toComponent(place, locked)]));
  const root = { 'bom-ref': `${name}@${version}`, type: 'application', name, version };
  const edges = new Map<string, Set<string>>([[root['bom-ref'], new Set(needsOf('', packages))]]);
  for (const [place, locked] of production) {
    const ref = refOf(place, locked);
    edges.set(ref, new Set([...(edges.get(ref) ?? []), ...needsOf(place, packages)]));
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { ...root, purl: purlOf(name, version) } },
    components: [...components.values()].toSorted(byRef),
    dependencies: [...edges].map(([ref, needs]) => ({ ref, dependsOn: [...needs].toSorted() })),
  };
}

/** Where a package lies says its name: `node_modules/a/node_modules/@b/c` is `@b/c`. */
const nameAt = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

const refOf = (place: string, { version = '' }: LockedPackage): string => `${nameAt(place)}@${version}`;

const byRef = (one: { 'bom-ref': string }, other: { 'bom-ref': string }): number =>
  one['bom-ref'] < other['bom-ref'] ? -1 : 1;

function toComponent(place: string, locked: LockedPackage) {
  const fullName = nameAt(place);
  const [group, name] = fullName.startsWith('@') ? fullName.split('/') : [undefined, fullName];
  const licence = locked.license ?? SAID_ELSEWHERE[fullName];
  return {
    'bom-ref': refOf(place, locked),
    type: 'library',
    ...(group && { group }),
    name: name ?? fullName,
    version: locked.version ?? '',
    scope: locked.optional || locked.devOptional ? 'optional' : 'required',
    ...(locked.integrity && { hashes: [toHash(locked.integrity)] }),
    ...(licence && { licenses: [toLicence(licence)] }),
    purl: purlOf(fullName, locked.version ?? ''),
  };
}

const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const toLicence = (licence: string) =>
  /[\s()]/.test(licence) ? { expression: licence } : { license: { id: licence } };

function toHash(integrity: string) {
  const [algorithm = '', hash = ''] = integrity.split('-', 2);
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(hash, 'base64').toString('hex') };
}

/** What a package needs, each found as Node finds it: beside it, or in a folder further up. */
function needsOf(place: string, packages: LockFile['packages']): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {};
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return names.flatMap((name) => {
    const found = placesFor(place, name).find((candidate) => packages[candidate]);
    const locked = found && packages[found];
    return locked && !locked.dev ? [refOf(found, locked)] : [];
  });
}

function placesFor(place: string, name: string): string[] {
  const own = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`;
  if (place === '') return [own];
  return [own, ...placesFor(place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0)), name)];
}
