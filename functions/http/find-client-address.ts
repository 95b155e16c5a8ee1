import { isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** Header in which the distribution names the viewer; it overwrites whatever the viewer sent. */
export const viewerAddressHeader = 'x-viewer-address';

/** Header in which the distribution names the host the viewer called, because the API has a host of its own. */
export const viewerHostHeader = 'x-viewer-host';

/**
 * The client's network address, for rate limits. Behind the distribution the connection is CloudFront's, so `header`
 * names the viewer. Pass `header` only if nobody can bypass the distribution.
 */
export function findClientAddress(
  { headers, requestContext }: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>,
  header: string | undefined,
): string {
  return countedAddress((header && headers[header]) || requestContext.http.sourceIp);
}

/**
 * Keeps an IPv4 address, reduces an IPv6 address to its /64, which belongs to one subscriber (RFC 6177), and unwraps an
 * IPv4-mapped address (RFC 4291 section 2.5.5.2).
 */
function countedAddress(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = listGroups(plain);
  const [sixth, seventh = 0, eighth = 0] = groups.slice(5);
  if (groups.slice(0, 5).every((group) => group === 0) && sixth === 0xffff)
    return [seventh >> 8, seventh & 255, eighth >> 8, eighth & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address; the URL parser accepts every spelling. */
function listGroups(address: string): number[] {
  const [before = '', after = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const parse = (part: string) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []);
  const [left, right] = [parse(before), parse(after)];
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}
