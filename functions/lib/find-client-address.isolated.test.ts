import { expect, test } from 'vitest';
import { findClientAddress, viewerAddressHeader } from './find-client-address.ts';
import { describeEvent } from './lambda-fixture.ts';

const connection = '203.0.113.7';

test.each([
  ['198.51.100.10', viewerAddressHeader, '198.51.100.10'],
  ['', viewerAddressHeader, connection],
  ['198.51.100.10', undefined, connection],
])(
  'a call that says it comes from "%s" is counted, where %s is trusted, for %s',
  (value, trusted, address) => {
    const event = describeEvent({ headers: { [viewerAddressHeader]: value } });
    expect(findClientAddress(event, trusted)).toBe(address);
  },
);

test('a call without the header is counted for its connection', () => {
  expect(findClientAddress(describeEvent({}), viewerAddressHeader)).toBe(connection);
});
