import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a password that many have', () => {
  it.each(['qwertyuiop', '1234567890', 'q1w2e3r4t5', 'QwertyUiop', '４８１５１６２３４２', 'zzzzzzzzzz'])(
    'is known: %s',
    async (password) => expect(await isCommonPassword(password)).toBe(true),
  );

  it.each(['', '\n', 'qwertyuiop\n1234567890', 'wertyuiop', 'qwertyuiop!', 'ಮಲಪ್ರಭಾ ನದಿಯ ದಡ', 'rain over Unkal lake'])(
    'is not mistaken: %j',
    async (password) => expect(await isCommonPassword(password)).toBe(false),
  );
});
