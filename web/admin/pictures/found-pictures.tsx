import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PICTURES_PER_PAGE } from '../../../contract/picture-library.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { SearchField } from '../search-field.tsx';
import { ListPages } from '../website/list-pages.tsx';
import { PictureGrid } from './picture-grid.tsx';
import type { ListedPicture } from './picture-texts.ts';

export interface Asked {
  search: string;
  page: number;
}

interface Props {
  asked: Asked;
  onAsk: (asked: Asked) => void;
  wrap: (picture: ListedPicture, content: ReactNode) => ReactNode;
}

/** The library, searched and page by page. */
export function FoundPictures({ asked, onAsk, wrap }: Props) {
  const list = apiQuery('listPictures', { body: asked });
  const { data, error } = useQuery({ ...list, placeholderData: keepPreviousData, staleTime: 0 });
  const { pictures = [], total = 0 } = data ?? {};
  return (
    <>
      <SearchField
        search={asked.search}
        placeholder="Name, or what it shows"
        maxLength={100}
        onChange={(search) => onAsk({ search, page: 1 })}
        className="mb-4 block sm:max-w-xs"
      />
      {error && (
        <p role="alert" className="mb-4 font-medium text-bad">
          {error.message || panelTexts.networkFailed}
        </p>
      )}
      {pictures.length === 0 && !error && (
        <p role="status" className="card p-10 text-center text-muted">
          {!data ? 'Loading...' : asked.search ? 'No picture has this in its name or words.' : EMPTY}
        </p>
      )}
      <PictureGrid pictures={pictures} wrap={wrap} />
      <ListPages
        page={asked.page}
        last={Math.max(1, Math.ceil(total / PICTURES_PER_PAGE))}
        onShow={(page) => onAsk({ ...asked, page })}
      />
    </>
  );
}

const EMPTY = 'Nothing has been uploaded yet. The pictures that came with the site are not in the library.';
