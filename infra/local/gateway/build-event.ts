import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** The event that a function gets for a request, in the format of HTTP APIs and function URLs. */
export function buildEvent(
  request: IncomingMessage,
  url: URL,
  { method, pathParameters, body }: { method: string; pathParameters: Record<string, string>; body: Buffer },
): APIGatewayProxyEventV2 {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : value,
    ]),
  );
  const { cookie, ...otherHeaders } = headers;
  const isBinary = (headers['content-type'] ?? '').startsWith('multipart/');
  const now = new Date();
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    headers: otherHeaders,
    ...(cookie && { cookies: cookie.split('; ') }),
    queryStringParameters: Object.fromEntries(url.searchParams),
    pathParameters,
    requestContext: {
      accountId: 'local',
      apiId: 'local',
      domainName: url.hostname,
      domainPrefix: 'local',
      http: {
        method,
        path: url.pathname,
        protocol: 'HTTP/1.1',
        sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: body.toString(isBinary ? 'base64' : 'utf8') }),
    isBase64Encoded: isBinary,
  };
}
