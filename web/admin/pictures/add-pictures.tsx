import { useEffect, useRef, useState } from 'react';
import { readAddress, staffAddresses } from '../../../contract/addresses.ts';
import { showToast } from '../../ui/toasts.ts';
import { PanelIcon } from '../panel-icon.tsx';
import { PICTURE_KINDS } from '../uploads/read-picture.ts';
import type { Fate, NewFile } from '../uploads/upload-many.ts';
import { isDone, uploadMany } from '../uploads/upload-many.ts';
import { pictureTexts } from './picture-texts.ts';

const way = {
  path: readAddress(staffAddresses.addPicture).path,
  failed: pictureTexts.failed,
  fieldsOf: ({ file }: NewFile) => ({ picture: file }),
};

type Fates = Readonly<Record<number, Fate | undefined>>;

/** Takes any number of files, as they are; what became of each is said until the next are chosen. */
export function useAdding(onAdded: () => Promise<void>) {
  const [files, setFiles] = useState<readonly NewFile[]>([]);
  const [fates, setFates] = useState<Fates>({});
  const upload = useRef(new AbortController());
  useEffect(() => {
    upload.current = new AbortController();
    return () => upload.current.abort();
  }, []);
  const add = async (chosen: readonly File[]) => {
    if (chosen.length === 0) return;
    const { signal } = upload.current;
    const latest: Record<number, Fate> = {};
    const list = chosen.map((file, key) => ({ key, file }));
    setFiles(list);
    setFates({});
    const tell = (key: number, fate: Fate) => {
      latest[key] = fate;
      setFates((all) => ({ ...all, [key]: fate }));
    };
    await uploadMany(list, way, { tell, signal });
    await onAdded();
    if (signal.aborted) return;
    const failed = list.filter(({ key }) => !isDone(latest[key]));
    setFiles(failed);
    if (failed.length > 0) showToast('error', pictureTexts.notAdded(failed.length, list.length));
    else showToast('success', pictureTexts.added(list.length));
  };
  return { add, files, fates };
}

export const AddButton = ({ onChoose }: { onChoose: (files: readonly File[]) => void }) => (
  <label className="button button-primary relative has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2">
    <PanelIcon name="upload" /> Add pictures
    <input
      type="file"
      accept={PICTURE_KINDS.join(',')}
      multiple
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])]);
        // So that the same files can be chosen once more.
        target.value = '';
      }}
      className="sr-only"
    />
  </label>
);

export function Added({ files, fates }: { files: readonly NewFile[]; fates: Fates }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="card mb-4 grid gap-2 p-4">
      {files.map(({ key, file }) => (
        <li key={key} className="grid gap-1 sm:grid-cols-2 sm:items-center sm:gap-4">
          <span className="truncate text-sm">{file.name}</span>
          <FateOf fate={fates[key]} />
        </li>
      ))}
    </ul>
  );
}

function FateOf({ fate }: { fate: Fate | undefined }) {
  if (fate && 'fault' in fate) return <span className="font-medium text-bad text-sm">{fate.fault}</span>;
  if (fate && 'isDone' in fate) return <span className="text-sm">Added</span>;
  return <progress value={fate?.share ?? 0} max={1} aria-label="Uploading" className="progress w-full" />;
}
