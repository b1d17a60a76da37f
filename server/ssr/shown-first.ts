import { SHOWN_FIRST } from '../../contract/draft-pages.ts';
import { pathIn, splitLocale } from '../../contract/locales.ts';
import { aboutBike, pagePaths } from '../../contract/page-paths.ts';
import { accessoryKind } from '../documents/kinds/accessory.ts';
import { modelKind } from '../documents/kinds/model.ts';
import type { Documents } from '../documents/live-documents.ts';

interface Shown {
  /** Undefined: no page shows it. */
  address: string | undefined;
  documents: Documents;
}

/** The page that an address asks for, with the document first on it that it names: without scripts a strip shows no other. */
export function shownFirst(asked: string, documents: Documents): Shown {
  const [path = '/', query = ''] = asked.split('?');
  const parameters = new URLSearchParams(query);
  const first = parameters.get(SHOWN_FIRST);
  parameters.delete(SHOWN_FIRST);
  const address = parameters.size > 0 ? `${path}?${parameters}` : path;
  if (!first) return { address, documents };
  const [kind, key = ''] = first.split('/');
  return kind === accessoryKind.name
    ? onItsModel(path, documents, key)
    : { address, documents: inFront(documents, first) };
}

function inFront(documents: Documents, first: string): Documents {
  return {
    of: (kind) => {
      const list = documents.of(kind);
      const isFirst = ({ key }: { key: string }) => `${kind.name}/${key}` === first;
      return list.some(isFirst) ? [...list.filter(isFirst), ...list.filter((one) => !isFirst(one))] : list;
    },
  };
}

/** An accessory has no page of its own: it stands on that of the first model which names it. */
function onItsModel(path: string, documents: Documents, key: string): Shown {
  const part = documents.of(accessoryKind).find((one) => one.key === key)?.body;
  const names = part ? [part.partNo, ...(part.earlierPartNos ?? [])] : [];
  const isNamedBy = (accessories: readonly string[]) => accessories.some((partNo) => names.includes(partNo));
  const model = documents.of(modelKind).find(({ body }) => body.isActive && isNamedBy(body.accessories));
  if (!model) return { address: undefined, documents };
  const { bikeName, accessories } = model.body;
  const others = accessories.filter((partNo) => !names.includes(partNo));
  const shown = { ...model, body: { ...model.body, accessories: [...names.slice(0, 1), ...others] } };
  const models = documents.of(modelKind).map((one) => (one === model ? shown : one));
  const { locale } = splitLocale(path);
  return {
    address: pathIn(locale, aboutBike(pagePaths.bikeDetail, bikeName, { tab: 'accessories' })),
    documents: { of: (kind) => (kind.name === modelKind.name ? (models as never) : documents.of(kind)) },
  };
}
