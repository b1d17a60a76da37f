import { expect, it } from 'vitest';
import { ProgressBar } from './progress-bar.ts';

const terminal = (isTTY: boolean) => {
  const written: string[] = [];
  return { isTTY, columns: 60, write: (text: string) => written.push(text), written };
};

it('shows how far it is at the foot of a terminal, with the lines above', () => {
  const screen = terminal(true);
  const bar = new ProgressBar(screen);
  bar.start(4);
  bar.step('first');
  bar.step('second', 'second was large');
  expect(screen.written.join('')).toContain('second was large\n');
  expect(screen.written.at(-1)).toContain('████████████░░░░░░░░░░░░ 2/4');
  expect(screen.written.at(-1)).toContain('second');
  for (const text of screen.written) expect(text.replace('\r\x1b[K', '').length).toBeLessThan(60);
  bar.end();
  expect(screen.written.at(-1)).toBe('\r\x1b[K');
});

it('is nothing but the lines where there is no terminal', () => {
  const log = terminal(false);
  const bar = new ProgressBar(log);
  bar.start(2);
  bar.step('first');
  bar.step('second', 'second was large');
  bar.end();
  expect(log.written).toEqual(['second was large\n']);
});
