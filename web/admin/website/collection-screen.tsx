import { Link } from '../../lib/link.tsx';
import { useHanded, useSearch } from '../../lib/router.tsx';
import { screenAddress } from '../screens/screen-address.ts';
import type { Collection } from './collection.ts';
import { BEGUN } from './collection.ts';
import { DocumentEditor } from './document-editor.tsx';
import { DocumentList } from './document-list.tsx';

/** The list of all, or the one that the address names, to be edited. */
export function CollectionScreen({ collection }: { collection: Collection }) {
  const key = useSearch().get('key');
  const isBegun = useHanded() === BEGUN;
  if (!key) return <DocumentList key={collection.kind} collection={collection} />;
  const { kind, screen, title, noun, sections, pagesOf, notice } = collection;
  return (
    <DocumentEditor
      key={key}
      named={{ kind, key }}
      sections={sections}
      pagesOf={(body) => pagesOf(body, key)}
      isBegun={isBegun}
      {...(notice && { notice })}
      heading={(name) => name || `New ${noun}`}
      back={
        <Link to={screenAddress(screen)} className="button button-quiet">
          All {title.toLowerCase()}
        </Link>
      }
    />
  );
}
