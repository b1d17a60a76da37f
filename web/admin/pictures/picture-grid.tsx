import type { ReactNode } from 'react';
import { pictureFiles } from '../../../contract/pictures.ts';
import type { ListedPicture } from './picture-texts.ts';
import { nameOf, pictureTexts } from './picture-texts.ts';

/** Those who choose need none larger. */
const smallest = (address: string): string => pictureFiles(address)?.files[0]?.address ?? address;

interface Props {
  pictures: readonly ListedPicture[];
  /** Around what is shown of each: a link, or a button. */
  wrap: (picture: ListedPicture, content: ReactNode) => ReactNode;
}

export const PictureGrid = ({ pictures, wrap }: Props) => (
  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-6">
    {pictures.map((picture) => (
      <li key={picture.id} className="card overflow-hidden">
        {wrap(picture, <Content picture={picture} />)}
      </li>
    ))}
  </ul>
);

const Content = ({ picture }: { picture: ListedPicture }) => (
  <>
    <img
      src={smallest(picture.address)}
      alt=""
      width={picture.width}
      height={picture.height}
      loading="lazy"
      className="aspect-3/2 w-full bg-surface object-contain"
    />
    <span className="block truncate px-3 pt-2 font-medium text-sm">{nameOf(picture)}</span>
    <span className="block px-3 pb-2 text-muted text-sm">{pictureTexts.used(picture.uses)}</span>
  </>
);
