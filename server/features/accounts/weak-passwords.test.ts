import { expect, it } from 'vitest';
import { loadSite } from '../../../content/load-content.ts';
import { COMMON_WORDS } from './common-words.ts';
import { generatePassword } from './passwords.ts';
import { passwordWeakness as weaknessAt } from './weak-passwords.ts';

const { site } = loadSite();
const passwordWeakness = (password: string, userId: string) => weaknessAt(password, userId, site);

it.each([
  ...[
    'password',
    'Password1',
    'P@ssw0rd',
    'Passw0rd!',
    'pa$$word2024',
    'password123456',
    'mypassword',
    'passwordpassword',
  ],
  ...['12345678', '123456789', '1234567890', '87654321', '11111111', '00000000', '12341234', '11223344', '123123123'],
  ...[
    'qwertyuiop',
    'qwerty123',
    'Qwerty@123',
    '1q2w3e4r',
    '1qaz2wsx',
    'asdfghjkl',
    'zxcvbnm1',
    'qazwsxedc',
    'abcd1234',
  ],
  ...['abcdefgh', 'aaaaaaaa', 'abcabcabc', 'a1b2c3d4', '!@#$%^&*', 'abc12345', '15081947', '01012000', '2024-2025'],
  ...[
    'iloveyou',
    'iloveyou2',
    'welcome1',
    'Welcome@123',
    'letmein123',
    'changeme',
    'Admin@123',
    'administrator',
    'admin1234',
  ],
  ...[
    'sunshine',
    'princess',
    'football',
    'baseball',
    'superman',
    'trustno1',
    'starwars',
    'computer',
    'whatever',
    'dragon99',
  ],
  ...[
    'krishna123',
    'sairam@123',
    'jaihind1947',
    'India@1947',
    'Bangalore1',
    'sachin10',
    'Cricket@11',
    'Hello123',
    'test1234',
  ],
  ...['master12', 'Summer2025!', 'monday01', '        ', 'k1k1k1k1'],
])('%j is one that is guessed first', (password) => {
  expect(passwordWeakness(password, 'meera')).toBe('staff.passwordCommon');
});

it.each([
  ...['testopolis', 'Testopolis@123', 'Testo2024', 'testo@hubballi', 'Dharwad123', 'kickstand1', 'K1ckst@nd'],
  ...['asha.patil', 'Asha.Patil1', 'patil2024', 'asha_patil', 'asha@123', 'p4til!99'],
])('%j is made of words of the account or the dealership', (password) => {
  expect(passwordWeakness(password, 'asha.patil')).toBe('staff.passwordOwnWords');
});

it.each([
  ...['correct horse battery', 'a new password', 'meena rides a scooter', 'old password 1', 'blue kettle 12'],
  ...['Xk#9$v!2', 'tr0ub4dor&3', '  ಗುಪ್ತ पासवर्ड 🏍️ ', 'ಹುಬ್ಬಳ್ಳಿಮಳೆ', '84739204', 'mastering the rain'],
])('%j is not', (password) => {
  expect(passwordWeakness(password, 'meera')).toBeUndefined();
});

it('never finds fault with a password of ours', () => {
  for (let n = 0; n < 2000; n += 1) expect(passwordWeakness(generatePassword(), 'admin')).toBeUndefined();
});

it('finds fault with every common word, alone or with a digit, a sign and a year', () => {
  for (const word of COMMON_WORDS) {
    for (const form of [
      word,
      `${word}1`,
      `${word[0]?.toUpperCase()}${word.slice(1)}@123`,
      `${word}2026!`,
      word + word,
    ]) {
      expect([form, passwordWeakness(form, 'meera')]).toEqual([form, expect.any(String)]);
    }
  }
});

it('goes by what the dealership says of itself now', () => {
  const renamed = { ...site, dealership: 'Tungabhadra Wheels' };
  expect(weaknessAt('Tungabhadra1', 'meera', renamed)).toBe('staff.passwordOwnWords');
  expect(weaknessAt('Tungabhadra1', 'meera', site)).toBeUndefined();
});

it('takes no time that anybody would notice, however the text is made', () => {
  // Of the processor: whatever else the machine does meanwhile does not count.
  const before = process.threadCpuUsage();
  for (const text of ['a'.repeat(128), '1!'.repeat(64), 'ab'.repeat(63), 'qwertyuio'.repeat(14)])
    passwordWeakness(text, 'a');
  const { user, system } = process.threadCpuUsage(before);
  expect(user + system).toBeLessThan(1_000_000);
});
