import { describe, expect, it } from 'vitest';
import { codeAt, matchingStep, newSecret, setupAddress, stepAt, toBase32 } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('a one-time code', () => {
  // Appendix B of RFC 6238, SHA-1.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %d is that of the standard', (seconds, code) => {
    const step = stepAt(seconds * 1000);
    expect(codeAt(secret, step, 8)).toBe(code);
    expect(codeAt(secret, step)).toBe(code.slice(2));
  });

  it('counts in its own half minute and the two beside it', () => {
    const now = 1_700_000_000_000;
    const step = stepAt(now);
    for (const around of [-1, 0, 1])
      expect(matchingStep(secret, codeAt(secret, step + around), now)).toBe(step + around);
    for (const around of [-2, 2, 100]) expect(matchingStep(secret, codeAt(secret, step + around), now)).toBeUndefined();
  });

  it.each(['', '12345', '1234567', 'abcdef', ' 28708', '２８７０８２'])('is six digits, not %j', (code) =>
    expect(matchingStep(secret, code, 59_000)).toBeUndefined(),
  );
});

it('secrets have 160 bits and read as base 32', () => {
  expect(newSecret()).toHaveLength(20);
  expect(newSecret()).not.toEqual(newSecret());
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});

it('the address for the app names dealership and account', () => {
  expect(setupAddress(secret, 'Malaprabha Two-Wheelers', 'asha@x')).toBe(
    'otpauth://totp/Malaprabha%20Two-Wheelers:asha%40x?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' +
      '&issuer=Malaprabha%20Two-Wheelers&algorithm=SHA1&digits=6&period=30',
  );
});
