import { useQueryClient } from '@tanstack/react-query';
import { Link } from '../../lib/link.tsx';
import { navigate, useSearch } from '../../lib/router.tsx';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { screenAddress } from '../screens/screen-address.ts';
import { AddButton, Added, useAdding } from './add-pictures.tsx';
import type { Asked } from './found-pictures.tsx';
import { FoundPictures } from './found-pictures.tsx';
import { PictureScreen } from './picture-screen.tsx';

/** All that was ever uploaded, or the one that the address names. */
export function PicturesScreen() {
  const id = useSearch().get('picture');
  return id ? <PictureScreen key={id} id={id} /> : <PictureLibrary />;
}

function PictureLibrary() {
  const address = useSearch();
  const asked = { search: address.get('search') ?? '', page: Math.max(1, Number(address.get('page')) || 1) };
  const client = useQueryClient();
  const { add, ...adding } = useAdding(() => client.invalidateQueries({ queryKey: ['listPictures'] }));
  const show = ({ search, page }: Asked) =>
    navigate(screenAddress('pictures', { ...(search && { search }), ...(page > 1 && { page: String(page) }) }), {
      replace: true,
    });
  return (
    <>
      <ScreenTitle title="Pictures">
        <AddButton onChoose={(files) => void add(files)} />
      </ScreenTitle>
      <Added {...adding} />
      <FoundPictures
        asked={asked}
        onAsk={show}
        wrap={(picture, content) => (
          <Link to={screenAddress('pictures', { picture: picture.id })} className="block">
            {content}
          </Link>
        )}
      />
    </>
  );
}
