import { expect, it } from 'vitest';
import type { Week } from './branches.ts';
import { daySpans, hoursText } from './opening-hours.ts';

const day = { opens: '09:30', closes: '18:30' };
const week: Week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };

it('says hours as the specification does, and as people do in the other languages', () => {
  expect(hoursText(day, 'en')).toBe('09:30 AM to 6:30 PM');
  expect(hoursText({ opens: '10:00', closes: '19:30' }, 'en')).toBe('10:00 AM to 7:30 PM');
  expect(hoursText({ opens: '00:15', closes: '12:00' }, 'en')).toBe('12:15 AM to 12:00 PM');
  expect(hoursText(day, 'kn')).toBe('ಬೆಳಿಗ್ಗೆ 9:30 ರಿಂದ ಸಂಜೆ 6:30');
  expect(hoursText(day, 'hi')).toBe('सुबह 9:30 से शाम 6:30 तक');
  expect(hoursText(day, 'mr')).toBe(hoursText(day, 'en'));
  expect(hoursText({ opens: '14:00', closes: '21:00' }, 'kn')).toBe('ಮಧ್ಯಾಹ್ನ 2:00 ರಿಂದ ರಾತ್ರಿ 9:00');
  expect(hoursText({ opens: '14:00', closes: '21:00' }, 'hi')).toBe('दोपहर 2:00 से रात 9:00 तक');
});

it('joins days that are alike', () => {
  expect(daySpans(week)).toEqual([{ from: 'mon', to: 'sun', hours: day }]);
  const short = { ...day, closes: '13:00' };
  expect(daySpans({ ...week, sat: short, sun: null })).toEqual([
    { from: 'mon', to: 'fri', hours: day },
    { from: 'sat', to: 'sat', hours: short },
    { from: 'sun', to: 'sun', hours: null },
  ]);
});
