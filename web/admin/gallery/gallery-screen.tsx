import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../../contract/messages.ts';
import { ApiError } from '../../lib/api-client.ts';
import { apiQuery } from '../../lib/queries.ts';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ScreenTitle } from '../layout/screen-title.tsx';
import { change } from '../panel-api.ts';
import { panelTexts } from '../panel-texts.ts';
import { AddImageDialog } from './add-image-dialog.tsx';

const gallery = apiQuery('listGallery');

export function GalleryScreen() {
  const { data: images = [], isPending, isError } = useQuery(gallery);
  const client = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const remove = async (id: number) => {
    if (!id) return showToast('error', messages.gallery.unknown);
    if (!window.confirm(panelTexts.confirmImageDelete)) return;
    try {
      const { message } = await change('deleteGalleryImage', { params: { id: String(id) } });
      showToast('success', message || messages.gallery.deleted);
    } catch (error) {
      showToast('error', (error instanceof ApiError && error.message) || panelTexts.imageDeleteFailed);
    }
    return client.invalidateQueries(gallery);
  };
  return (
    <>
      <ScreenTitle title="Manage Gallery">
        <button type="button" onClick={() => setAdding(true)} className="button button-primary">
          <Icon name="plus" /> Add Image
        </button>
      </ScreenTitle>
      {images.length === 0 && (
        <p role="status" className="card p-10 text-center text-muted">
          {isPending ? 'Loading...' : isError ? panelTexts.networkFailed : panelTexts.noGallery}
        </p>
      )}
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
              <button
                type="button"
                onClick={() => void remove(id)}
                aria-label={`Delete the image ${alt || id}`}
                className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-surface hover:text-bad"
              >
                <Icon name="trash" />
              </button>
            </div>
          </li>
        ))}
      </ul>
      {isAdding && (
        <AddImageDialog onClose={() => setAdding(false)} onAdded={() => client.invalidateQueries(gallery)} />
      )}
    </>
  );
}
