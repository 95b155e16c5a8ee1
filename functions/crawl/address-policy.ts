import { BlockList, isIP } from 'node:net';

/** Not globally reachable unicast: IANA special-purpose registry (RFC 6890 and updates), multicast, reserved. */
const refusedIpv4 = [
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
  // Azure's wire server answers on a number that looks public.
  '168.63.129.16/32',
];

/** Global unicast is 2000::/3 (RFC 4291); everything outside, such as mapped or NAT64 addresses, is refused. */
const globalIpv6 = ['2000::/3'];

const refusedIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const refusedIpv4Ranges = toBlockList(refusedIpv4, 'ipv4');
const globalIpv6Ranges = toBlockList(globalIpv6, 'ipv6');
const refusedIpv6Ranges = toBlockList(refusedIpv6, 'ipv6');

/** Whether an address (text, no brackets) is globally routable unicast, so that connecting to it stays outside. */
export function isGloballyRoutable(address: string): boolean {
  if (address.includes('%')) return false;
  switch (isIP(address)) {
    case 4:
      return !refusedIpv4Ranges.check(address, 'ipv4');
    case 6:
      return globalIpv6Ranges.check(address, 'ipv6') && !refusedIpv6Ranges.check(address, 'ipv6');
    default:
      return false;
  }
}

function toBlockList(ranges: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix = ''] = range.split('/');
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}
