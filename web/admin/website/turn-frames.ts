/** A picture of a 360 view, as somebody has named its file. */
export interface FrameFile {
  name: string;
  width: number;
  height: number;
  /** The same of files that are the same, whatever they are called. */
  print?: string;
}

interface Arranged<Frame> {
  frames: Frame[];
  /** What keeps them from being a 360 view, in sentences; each names the files that it is about. */
  faults: string[];
}

/** All the way round in steps of 15 or of 10 degrees. */
const FRAME_COUNTS: readonly number[] = [24, 36];

/** In the order of the numbers in their names. */
export function arrangeFrames<Frame extends FrameFile>(files: readonly Frame[]): Arranged<Frame> {
  const numbered = files.map((file) => ({ file, number: numberIn(file.name) }));
  const frames = numbered
    .toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0) || compareNames(one.file.name, other.file.name))
    .map(({ file }) => file);
  const numbers = numbered.flatMap(({ number }) => number ?? []);
  const unnumbered = numbered.filter(({ number }) => number === undefined).map(({ file }) => file.name);
  return {
    frames,
    faults: [
      ...countFault(files.length),
      ...(unnumbered.length > 0 ? [`These have no number in their name: ${unnumbered.join(', ')}.`] : []),
      ...missingFault(numbers),
      ...repeatedFaults(numbered),
      ...samePictureFaults(frames),
      ...sizeFaults(files),
    ],
  };
}

/** `turn-07.webp` is frame 7, `CB350_2024_07.jpg` too: the last number counts. */
function numberIn(name: string): number | undefined {
  const digits = /(\d+)\D*$/.exec(name.replace(/\.\w+$/, ''))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

const compareNames = (one: string, other: string): number => (one < other ? -1 : 1);

const countFault = (count: number): string[] =>
  FRAME_COUNTS.includes(count)
    ? []
    : [`A 360 view has ${FRAME_COUNTS.join(' or ')} pictures. ${count === 1 ? 'This is 1.' : `These are ${count}.`}`];

/** Where their numbers leave out some. */
function missingFault(numbers: readonly number[]): string[] {
  const known = new Set(numbers);
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  // Numbers that have nothing to do with a row, such as times, say nothing about what is missing.
  if (numbers.length < 2 || last - first >= numbers.length * 2) return [];
  const missing = Array.from({ length: last - first + 1 }, (_, step) => first + step).filter((one) => !known.has(one));
  if (missing.length === 0) return [];
  return [missing.length === 1 ? `Frame ${missing[0]} is missing.` : `Frames ${missing.join(', ')} are missing.`];
}

function repeatedFaults(numbered: readonly { file: FrameFile; number: number | undefined }[]): string[] {
  return [...Map.groupBy(numbered, ({ number }) => number)]
    .filter(([number, those]) => number !== undefined && those.length > 1)
    .map(
      ([number, those]) => `Frame ${number} is there more than once: ${those.map(({ file }) => file.name).join(', ')}.`,
    );
}

/** One picture under several names would stand still for a moment where the view turns. */
const samePictureFaults = (files: readonly FrameFile[]): string[] =>
  [...Map.groupBy(files, ({ print }) => print)]
    .filter(([print, those]) => print !== undefined && those.length > 1)
    .map(([, those]) => `These are the same picture: ${those.map(({ name }) => name).join(', ')}.`);

/** Of another size than most. */
function sizeFaults(files: readonly FrameFile[]): string[] {
  const sizeOf = ({ width, height }: FrameFile) => `${width} × ${height}`;
  const bySize = [...Map.groupBy(files, sizeOf)].sort(([, one], [, other]) => other.length - one.length);
  const [usual, ...odd] = bySize;
  if (!usual) return [];
  return odd.map(
    ([size, those]) =>
      `${those.map(({ name }) => name).join(', ')}: ${size} pixels, where the others have ${usual[0]}.`,
  );
}
