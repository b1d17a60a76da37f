/** One word as it was written, and as it sounds. */
export interface Word {
  /** Small letters, or ASCII digits alone. */
  letters: string;
  /** In Latin letters, whatever the script; with a second one where the letters of a short word may be spoken one by one. Of a number, none. */
  sounds: readonly string[];
  /** The consonants of it: what is left alike where one script writes the vowels of the other as it hears them. */
  bones: string;
  isLatin: boolean;
}

/** Letters with their signs, or digits: `SP125`, `SP 125` and `sp-125` are the same two words. */
const WORDS = /[\p{L}][\p{L}\p{M}]*|\d+/gu;
/** What people put inside a word, and what tells a script how to join its letters. */
const INSIDE_WORDS = /(?<=\p{L})['’‘`´.](?=\p{L})|[\u200b-\u200d\u2060\ufeff\u00ad]/gu;
/** The blocks of the scripts of India, which have the same letter in the same place. */
const INDIC = /[\u0900-\u0d7f]/;
const INDIC_DIGITS =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g;
const PLACES = 0x7f;
const FIRST_DIGIT = 0x66;

export function wordsOf(text: string): Word[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(INSIDE_WORDS, '')
    .replace(INDIC_DIGITS, (digit) => String(placeOf(digit) - FIRST_DIGIT));
  return (plain.match(WORDS) ?? []).map(wordFrom);
}

function wordFrom(letters: string): Word {
  if (/^\d/.test(letters)) return { letters, sounds: [], bones: '', isLatin: true };
  const isLatin = !INDIC.test(letters);
  const sound = soundOf(isLatin ? latinSound(letters) : indicSound(letters));
  return {
    letters,
    sounds: isLatin && letters.length <= LONGEST_SPELLED ? [sound, spelled(letters)] : [sound],
    bones: sound.replace(/[aeiouyh]/g, ''),
    isLatin,
  };
}

/** A doubled letter, a glide between vowels and a last `a` are heard by some and not by others. */
const soundOf = (sound: string): string =>
  sound
    .replace(/(.)\1+/g, '$1')
    .replace(/y(?![aeou])/g, 'i')
    .replace(/i[iy]+/g, 'i')
    .replace(/(?<=..)a$/, '');

const LATIN = /ph|ch|ck|c(?=[eiy])|[cqxwz]|ee|oo|(?<=[bdgjkst])h/g;
const latinSounds: Readonly<Record<string, string>> = {
  ph: 'f',
  ch: 'c',
  ck: 'k',
  q: 'k',
  x: 'ks',
  w: 'v',
  z: 'j',
  ee: 'i',
  oo: 'u',
  h: '',
};

/** As it is said: `c` is heard as `k` or `s`, and breath after a consonant is not heard at all. */
const latinSound = (letters: string): string =>
  letters
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(LATIN, (found, at: number, all: string) =>
      found === 'c' ? (/[eiy]/.test(all[at + 1] ?? '') ? 's' : 'k') : (latinSounds[found] ?? found),
    );

const LONGEST_SPELLED = 3;
/** The names of the letters in the order of the alphabet: `SP` is said, and written in other scripts, as `espi`. */
const LETTER_NAMES = 'e bi si di i ef ji ec ai je ke el em en o pi kyu ar es ti yu vi dablyu eks vai jed'.split(' ');

const spelled = (letters: string): string =>
  soundOf([...letters].map((letter) => LETTER_NAMES[letter.charCodeAt(0) - 'a'.charCodeAt(0)] ?? letter).join(''));

const placeOf = (letter: string): number => letter.charCodeAt(0) & PLACES;

const VOWELS = ['a', 'a', 'i', 'i', 'u', 'u', 'ri', 'li', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au'];
const FIRST_VOWEL = 0x05;
const CONSONANTS = 'k k g g n c c j j n t t d d n t t d d n n p f b b m y r r l l l v s s s h'.split(' ');
const FIRST_CONSONANT = 0x15;
const SIGNS = ['a', 'i', 'i', 'u', 'u', 'ri', 'ri', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au'];
const FIRST_SIGN = 0x3e;
const NASALS = [0x01, 0x02];
const NO_VOWEL = 0x4d;
/** Before them, before a vowel and at the end of a word a nasal is an `m`. */
const LIPS = ['p', 'b', 'm', 'f', ''];

/** Length of vowels, breath and the place of the tongue are left out. A consonant without a sign of its own is followed by `a`. */
function indicSound(letters: string): string {
  const places = [...letters].map(placeOf);
  return places
    .map((place, index) => {
      const consonant = CONSONANTS[place - FIRST_CONSONANT];
      if (!consonant) return signSound(place, places[index + 1]);
      const next = places[index + 1] ?? 0;
      return next >= FIRST_SIGN && next <= NO_VOWEL ? consonant : `${consonant}a`;
    })
    .join('');
}

function signSound(place: number, next = 0): string {
  if (NASALS.includes(place)) return LIPS.includes(CONSONANTS[next - FIRST_CONSONANT] ?? '') ? 'm' : 'n';
  return VOWELS[place - FIRST_VOWEL] ?? SIGNS[place - FIRST_SIGN] ?? '';
}
