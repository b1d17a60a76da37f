import { describe, expect, it } from 'vitest';
import { wordsOf } from './spelling.ts';

const letters = (text: string) => wordsOf(text).map((word) => word.letters);
const sound = (text: string) => wordsOf(text)[0]?.sounds[0];

describe('the words of a text', () => {
  it.each(['SP125', 'sp 125', 'Sp-125', 'SP_125', '  sp\n125 ', 'ＳＰ１２５', 'sp ೧೨೫', 'sp १२५', 'SP\u200b125'])(
    'are the same in %s',
    (text) => {
      expect(letters(text)).toEqual(['sp', '125']);
    },
  );

  it('are not cut at what people write inside them', () => {
    expect(letters("H'ness CB350")).toEqual(['hness', 'cb', '350']);
    expect(letters('H’ness')).toEqual(['hness']);
    expect(letters('Hornet 2.0')).toEqual(['hornet', '2', '0']);
  });

  it('are the same however their signs are composed', () => {
    expect(letters('ಕೊ'.normalize('NFD'))).toEqual(letters('ಕೊ'.normalize('NFC')));
    expect(letters('क़'.normalize('NFD'))).toEqual(letters('क़'.normalize('NFC')));
    expect(letters('ಎಸ್\u200cಪಿ')).toEqual(letters('ಎಸ್ಪಿ'));
  });

  it('are none in what has no letter or digit', () => {
    for (const text of ['', '   ', '.*+?^$()|[]\\', '\u0000\u0007\u001b', '😀 — …']) expect(letters(text)).toEqual([]);
  });
});

describe('the sound of a word', () => {
  it.each([
    ['Activa', 'ಆಕ್ಟಿವಾ'],
    ['Honda', 'ಹೋಂಡಾ'],
    ['Honda', 'होंडा'],
    ['hornet', 'हॉर्नेट'],
    ['livo', 'ಲಿವೋ'],
    ['dio', 'ಡಿಯೋ'],
    ['helmet', 'ಹೆಲ್ಮೆಟ್'],
    ['honda', 'హోండా'],
    ['livo', 'லிவோ'],
    ['livo', 'ലിവോ'],
  ])('%s is that of %s', (one, other) => {
    expect(sound(other)).toBe(sound(one));
  });

  it('counts a vowel sign as one letter, and a consonant that has none as two', () => {
    expect(sound('ಕಿ')).toBe('ki');
    expect(sound('ಕ್ಟಿ')).toBe('kti');
    expect(sound('हेलमेट')).toBe('helamet');
  });

  it('of a short word is also that of its letters', () => {
    expect(wordsOf('SP')[0]?.sounds).toContain(sound('ಎಸ್ಪಿ'));
    expect(wordsOf('CB')[0]?.sounds).toContain(sound('सीबी'));
    expect(wordsOf('EMI')[0]?.sounds).toContain(sound('ಇಎಂಐ'));
  });
});
