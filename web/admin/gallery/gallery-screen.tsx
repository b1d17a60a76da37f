import { useQuery } from '@tanstack/react-query';
import { messages } from '../../../contract/messages.ts';
import { emptyText } from '../lists/empty-text.ts';
import { ListScreen, RemoveButton } from '../lists/list-screen.tsx';
import { useRemoval } from '../lists/use-removal.ts';
import { apiQuery } from '../panel-queries.ts';
import { panelTexts } from '../panel-texts.ts';
import { RequireAccess } from '../session/require-access.tsx';
import { AddImageDialog } from './add-image-dialog.tsx';

const TITLE = 'Manage Gallery';
const gallery = apiQuery('listGallery');
const texts = {
  question: panelTexts.confirmImageDelete,
  unknown: messages.gallery.unknown,
  done: messages.gallery.deleted,
  failed: panelTexts.imageDeleteFailed,
};

export const GalleryScreen = () => (
  <RequireAccess title={TITLE}>
    <Gallery />
  </RequireAccess>
);

function Gallery() {
  const { data: images = [], ...loading } = useQuery(gallery);
  const remove = useRemoval({ call: 'deleteGalleryImage', list: gallery, texts });
  return (
    <ListScreen
      title={TITLE}
      addLabel="Add Image"
      Dialog={AddImageDialog}
      list={gallery}
      emptyText={emptyText(images.length, loading, panelTexts.noGallery)}
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {images.map(({ id, image_path, alt }) => (
          <li key={id} className="card overflow-hidden">
            <img
              src={image_path}
              alt={alt}
              width={480}
              height={320}
              loading="lazy"
              className="aspect-3/2 w-full object-cover"
            />
            <div className="flex items-center justify-between gap-2 py-1 pr-1 pl-4">
              <p className="truncate text-muted text-sm">{alt || 'No description'}</p>
              <RemoveButton label={`Delete the image ${alt || id}`} onRemove={() => remove(id)} />
            </div>
          </li>
        ))}
      </ul>
    </ListScreen>
  );
}
