import { expect, test } from 'vitest';
import { toLocalHours } from './to-local-hours.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({ label: `${hour}:00`, count: hour === 14 ? 5 : 0 }));

test.each([
  ['Greenwich', 0, '14:00'],
  ['Oregon in summer', 420, '7:00'],
  ['India', -330, '19:00'],
  ['New Zealand', -720, '2:00'],
])('14:00 UTC in %s', (_place, offsetMinutes, expected) => {
  const busy = toLocalHours(hours, offsetMinutes).filter(({ count }) => count > 0);
  expect(busy).toEqual([{ label: expected, count: 5 }]);
});
