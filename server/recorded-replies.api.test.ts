import path from 'node:path';
import { expect, it } from 'vitest';
import { recordReplies } from '../test-support/recorded-replies.ts';
import { setUpTestApp } from '../test-support/test-app.ts';

const RECORD = path.join(import.meta.dirname, '..', 'test-support', 'dealership', 'recorded-replies.txt');

const test = setUpTestApp();

it('the specified calls answer the same bytes as ever for the same content', async () => {
  // When the test dealership itself changes: vitest -u.
  await expect(await recordReplies(test)).toMatchFileSnapshot(RECORD);
});
