import { isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** Header in which the distribution names the viewer. It overwrites what the viewer sends under this name. */
export const viewerAddressHeader = 'x-viewer-address';

/** Header in which the distribution names the host that the viewer called; the API itself has another. */
export const viewerHostHeader = 'x-viewer-host';

/**
 * The network address under which a caller is counted. Behind the distribution the connection is CloudFront's, and
 * `header` names the viewer. Pass `header` only where nobody can bypass the distribution.
 */
export function findClientAddress(
  { headers, requestContext }: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>,
  header: string | undefined,
): string {
  return countedAddress((header && headers[header]) || requestContext.http.sourceIp);
}

/**
 * An IPv4 address stays as it is. An IPv6 address counts as its /64, which belongs to one subscriber (RFC 6177), and an
 * IPv4-mapped address (RFC 4291 section 2.5.5.2) as its IPv4 address.
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

/** The eight groups of an IPv6 address; the URL parser knows every spelling. */
function listGroups(address: string): number[] {
  const [before = '', after = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const parse = (part: string) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []);
  const [left, right] = [parse(before), parse(after)];
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}
