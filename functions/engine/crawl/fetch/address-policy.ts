import { BlockList, isIP } from 'node:net';
import { refusedIpv4 } from '#shared/domain/addresses/special-addresses.ts';

/** Global unicast is 2000::/3 (RFC 4291); anything else, such as mapped or NAT64 addresses, is rejected. */
const globalIpv6 = ['2000::/3'];

const refusedIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const refusedIpv4Ranges = toBlockList(refusedIpv4, 'ipv4');
const globalIpv6Ranges = toBlockList(globalIpv6, 'ipv6');
const refusedIpv6Ranges = toBlockList(refusedIpv6, 'ipv6');

/**
 * Whether an IP address (text, no brackets) is globally routable unicast, so that connecting to it never reaches the
 * internal network.
 */
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
