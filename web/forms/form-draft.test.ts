import { describe, expect, it } from 'vitest';
import { isIdempotencyKey } from '../../contract/enquiries/submission.ts';
import { attemptOf } from './form-draft.ts';

describe('the key of an enquiry', () => {
  const first = attemptOf({ name: 'Asha' }, undefined);

  it('is one that the server takes', () => expect(isIdempotencyKey(first.key)).toBe(true));

  it('stays when the same is sent again', () => expect(attemptOf({ name: 'Asha' }, first)).toEqual(first));

  it('is another one for everything else', () => {
    expect(attemptOf({ name: 'Meera' }, first).key).not.toBe(first.key);
    expect(attemptOf({ name: 'Asha' }, undefined).key).not.toBe(first.key);
  });
});
