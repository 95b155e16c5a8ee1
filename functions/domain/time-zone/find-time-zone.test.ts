import { expect, test } from 'vitest';
import { findTimeZone } from './find-time-zone.ts';

test.each([
  ['12 Mill Road, Oakville, OH 44074', 'https://www.maple.example/', 'America/New_York'],
  ['1 Pine Street, Portland, OR 97201-1234', null, 'America/Los_Angeles'],
  ['418 Maple Grove Lane, Millbrook, Oregon 97399', null, 'America/Los_Angeles'],
  ['5 Main Street, Charleston, West Virginia 25301', null, 'America/New_York'],
  ['7 Texas Street, Columbus, Ohio 43004', null, 'America/New_York'],
  ['9 King St W, Toronto, ON M5H 1A1', null, 'America/Toronto'],
  ['3 George St, Perth WA 6000', null, 'Australia/Perth'],
  ['Lindenstraße 7, 50674 Köln', 'https://kanzlei.de/', 'Europe/Berlin'],
  ['Chausseestraße 1, DE 10115 Berlin', 'https://kanzlei.de/', 'Europe/Berlin'],
  ['1 Elm Street, Austin, TX 78701', 'https://maple.co/', 'America/Chicago'],
  [undefined, 'https://school.org/', undefined],
])('the time zone of %s at %s is %s', (address, website, zone) => {
  expect(findTimeZone(address, website)).toBe(zone);
});
