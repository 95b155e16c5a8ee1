import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** Header in which the distribution names the viewer. It overwrites what the viewer sends under this name. */
export const viewerAddressHeader = 'x-viewer-address';

/** Header in which the distribution names the host that the viewer called; the API itself has another. */
export const viewerHostHeader = 'x-viewer-host';

/**
 * The network address of the caller. Behind the distribution the connection is CloudFront's, and `header` names the
 * viewer; it may only be given where nobody can call past the distribution.
 */
export function findClientAddress(
  { headers, requestContext }: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>,
  header: string | undefined,
): string {
  return (header && headers[header]) || requestContext.http.sourceIp;
}
