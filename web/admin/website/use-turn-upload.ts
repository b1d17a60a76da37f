import { useEffect, useRef, useState } from 'react';
import { readAddress, staffAddresses } from '../../../contract/addresses.ts';
import { panelTexts } from '../panel-texts.ts';
import { readPicture } from '../uploads/read-picture.ts';
import type { Fate } from '../uploads/upload-many.ts';
import { uploadMany } from '../uploads/upload-many.ts';
import type { FrameFile } from './turn-frames.ts';
import { arrangeFrames } from './turn-frames.ts';

interface ChosenFrame extends FrameFile {
  file: File;
  /** Of the file, as long as it is shown. */
  address: string;
}

interface Chosen {
  frames: readonly ChosenFrame[];
  faults: readonly string[];
}

const way = {
  path: readAddress(staffAddresses.addPicture).path,
  failed: panelTexts.networkFailed,
  fieldsOf: ({ file }: { file: File }) => ({ picture: file }),
};

const addressIn = (fate: Fate | undefined): string | undefined =>
  fate && 'reply' in fate ? (fate.reply as { address: string }).address : undefined;

/** Files that are to be a 360 view: looked at first, then sent one by one. What was sent is not sent again. */
export function useTurnUpload(onDone: (addresses: string[]) => void) {
  const [chosen, setChosen] = useState<Chosen>();
  const [fates, setFates] = useState<Readonly<Record<number, Fate>>>({});
  const [isReading, setReading] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const upload = useRef(new AbortController());
  // The part with this view may have been moved while it was being sent.
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  }, [onDone]);
  useEffect(() => {
    upload.current = new AbortController();
    return () => upload.current.abort();
  }, []);
  useEffect(() => {
    return () => {
      for (const { address } of chosen?.frames ?? []) URL.revokeObjectURL(address);
    };
  }, [chosen]);
  /** Whatever is being read or sent is given up. */
  const forget = () => {
    upload.current.abort();
    upload.current = new AbortController();
    setChosen(undefined);
    setFates({});
    setReading(false);
    setBusy(false);
  };
  const choose = async (files: readonly File[]) => {
    forget();
    const { signal } = upload.current;
    setReading(true);
    const read = await readFrames(files);
    if (signal.aborted) return;
    setChosen(read);
    setReading(false);
  };
  const send = async () => {
    const { signal } = upload.current;
    const frames = chosen?.frames ?? [];
    const latest: Record<number, Fate> = { ...fates };
    setBusy(true);
    await uploadMany(
      frames.map(({ file }, key) => ({ key, file })).filter(({ key }) => !addressIn(latest[key])),
      way,
      {
        signal,
        tell: (key, fate) => {
          latest[key] = fate;
          setFates({ ...latest });
        },
      },
    );
    if (signal.aborted) return;
    setBusy(false);
    const addresses = frames.flatMap((_, key) => addressIn(latest[key]) ?? []);
    if (addresses.length < frames.length) return;
    setChosen(undefined);
    done.current(addresses);
  };
  const sent = Object.values(fates).filter((fate) => addressIn(fate)).length;
  const failed = Object.values(fates).flatMap((fate) => ('fault' in fate ? fate.fault : []));
  return { chosen, sent, failed: failed[0], isReading, isBusy, choose, send, forget };
}

async function readFrames(files: readonly File[]): Promise<Chosen> {
  const frames: ChosenFrame[] = [];
  const broken: string[] = [];
  for (const file of files) {
    const image = await readPicture(file);
    if (typeof image === 'string') broken.push(`${file.name}: ${image}`);
    else {
      const { naturalWidth: width, naturalHeight: height, src: address } = image;
      const print = await printOf(file);
      frames.push({ file, name: file.name, width, height, address, ...(print && { print }) });
    }
  }
  const arranged = arrangeFrames(frames);
  return { frames: arranged.frames, faults: [...broken, ...arranged.faults] };
}

/** Undefined where the browser makes none: over plain http, on another machine than the server. */
async function printOf(file: File): Promise<string | undefined> {
  const { subtle } = window.crypto;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return new Uint8Array(digest).join(' ');
}
