import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test-support/server-process.ts';

const run = promisify(execFile);
const COUNT = 120;
const START_MS = 1500;

it('a new database is opened by three processes at the same moment, again and again', async () => {
  const { folder, remove } = temporaryFolder();
  const openMany = () => run(process.execPath, ['test-support/open-many.ts', folder, `${COUNT}`, `${firstAt}`]);
  const firstAt = Date.now() + START_MS;
  const ends = await Promise.allSettled([openMany(), openMany(), openMany()]);
  remove();
  expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
});
