import { expect, test } from 'vitest';
import { describeEvent } from '#tests/support/worlds/lambda-fixture.ts';
import { findClientAddress, viewerAddressHeader } from './find-client-address.ts';

const connection = '203.0.113.7';

function eventFrom(sourceIp: string, headers: Record<string, string> = {}) {
  const event = describeEvent({ headers });
  event.requestContext.http.sourceIp = sourceIp;
  return event;
}

test.each([
  ['198.51.100.10', viewerAddressHeader, '198.51.100.10'],
  ['', viewerAddressHeader, connection],
  ['198.51.100.10', undefined, connection],
])(
  'a call that says it comes from "%s" is counted, where %s is trusted, for %s',
  (value, trusted, address) => {
    const event = eventFrom(connection, { [viewerAddressHeader]: value });
    expect(findClientAddress(event, trusted)).toBe(address);
  },
);

test('a call without the header counts for its connection', () => {
  expect(findClientAddress(eventFrom(connection), viewerAddressHeader)).toBe(connection);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  // A subscriber gets a /64 or more and may use any address in it (RFC 6177).
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:FFFF:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  // The IPv4-mapped form that dual-stack sockets report (RFC 4291 section 2.5.5.2).
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:CB00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ['unknown', 'unknown'],
  ['', ''],
])('a call from %s counts for %s', (sourceIp, counted) => {
  expect(findClientAddress(eventFrom(sourceIp), undefined)).toBe(counted);
  const trusted = describeEvent({ headers: { [viewerAddressHeader]: sourceIp } });
  if (sourceIp) expect(findClientAddress(trusted, viewerAddressHeader)).toBe(counted);
});
