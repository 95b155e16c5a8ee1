/**
 * IPv4 ranges that are not globally reachable unicast: IANA special-purpose registry (RFC 6890 and updates),
 * multicast, reserved.
 */
export const refusedIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Azure's wire server uses an address that looks public.
  '168.63.129.16/32',
];

/** Top-level labels of private names: RFC 6761, RFC 6762, RFC 8375, ICANN's private-use names. */
export const privateSuffixes = [
  'arpa',
  'cluster',
  'corp',
  'domain',
  'home',
  'internal',
  'intranet',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'mail',
  'private',
  'svc',
  'workgroup',
];
