import { expect, it } from 'vitest';
import { coversWeekday } from './weekday-names.ts';

const saturday = 6;

it.each([
  ['Open every day from 9 to 5', true],
  ['Daily 10 am – 4 pm', true],
  ['Fri–Sun 9 to 12', true],
  ['Saturday by appointment', true],
  ['Täglich von 8 bis 20 Uhr', true],
  ['Mon–Fri 9 to 5', false],
  ['6:45 am to 6 pm every day school is in session', false],
  ['Open every day that we are here', false],
])('"%s" on a Saturday: %s', (text, isCovered) => expect(coversWeekday(text, saturday)).toBe(isCovered));
