import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Pictures that are made together, by the names of their renders. */
export interface RenderSet {
  title: string;
  names: string[];
  /** Why it is too early to make the pictures. */
  waitsFor?: string;
}

const TURN_LENGTHS = [24, 36];
const FRAME = /^(.+\/turn)-(\d\d)$/;

/** Every PNG below the folder; the frames of a turn are one set. What the studio is just writing ends in `.part.png`. */
export function findRenders(folder: string): RenderSet[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png') && !file.endsWith('.part.png'))
    .map((file) => file.split(path.sep).join('/').slice(0, -'.png'.length))
    .sort();
  const titleOf = (name: string) => FRAME.exec(name)?.[1] ?? name;
  return [...Map.groupBy(names, titleOf)].map(([title, members]) => ({
    title,
    names: members,
    ...(members.some((name) => FRAME.test(name)) && missingFrames(members)),
  }));
}

function missingFrames(names: readonly string[]): { waitsFor?: string } {
  const numbers = names.map((name) => Number(FRAME.exec(name)?.[2]));
  const isWhole = TURN_LENGTHS.includes(names.length) && numbers.every((number, index) => number === index + 1);
  return isWhole ? {} : { waitsFor: `the rest of its frames (${names.length} are there)` };
}
