import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import * as z from 'zod';
import { findPolicy } from '#functions/policy/find-policy.ts';
import { type ErrorCode, errorTable } from '#shared/errors.ts';
import './lambda-streaming.ts';
import { runAs } from '../least-privilege/current-role.ts';
import { matchRoute } from './match-route.ts';

/** Lambda accepts 6 MB per call; binary bodies are base64, a third longer. */
const lambdaPayloadLimitBytes = 6 * 1024 * 1024;
const apiFolder = new URL('../../../functions/api/', import.meta.url);
/** A plain handler returns a result; a streaming one writes to the response. */
type Handler = (
  ...call: [APIGatewayProxyEventV2, Context] | [APIGatewayProxyEventV2, ServerResponse, Context]
) => Promise<APIGatewayProxyStructuredResultV2 | undefined>;

const handlerModuleSchema = z.object({
  handler: z.custom<Handler>((value) => typeof value === 'function'),
});
const handlers = new Map<string, Promise<Handler>>();

/** Answers an `/api` request through the contract's matcher and the cloud's own handler module. */
export async function answerApi(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  const method = request.method ?? 'GET';
  const match = matchRoute(method, url.pathname);
  if (match.kind === 'unknown') return refuse(response, 'NOT_FOUND');
  if (match.kind === 'wrong-method') {
    response.setHeader('allow', match.allowed.join(', '));
    return refuse(response, 'METHOD_NOT_ALLOWED');
  }
  const body = await readBody(request);
  const isBinary = (request.headers['content-type'] ?? '').startsWith('multipart/');
  if (!body || body.length * (isBinary ? 4 / 3 : 1) > lambdaPayloadLimitBytes) {
    return refuse(response, 'PAYLOAD_TOO_LARGE');
  }
  const event = buildEvent(request, url, { method, pathParameters: match.pathParameters, body, isBinary });
  const handler = await loadHandler(match.listed.file);
  const context = buildContext(event.requestContext.requestId);
  const { roleName, policy } = findPolicy(match.listed);
  const result = await runAs({ name: roleName, access: policy }, () =>
    match.listed.route.streams ? handler(event, response, context) : handler(event, context),
  );
  if (result) send(response, result);
}

function loadHandler(file: string): Promise<Handler> {
  const known = handlers.get(file);
  if (known) return known;
  const loaded = import(new URL(file, apiFolder).href).then(
    (module: unknown) => handlerModuleSchema.parse(module).handler,
  );
  handlers.set(file, loaded);
  loaded.catch(() => handlers.delete(file));
  return loaded;
}

/** The full body; undefined when it exceeds Lambda's limit. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length <= lambdaPayloadLimitBytes) chunks.push(bytes);
  }
  return length > lambdaPayloadLimitBytes ? undefined : Buffer.concat(chunks);
}

type EventParts = { method: string; pathParameters: Record<string, string>; body: Buffer; isBinary: boolean };

function buildEvent(
  request: IncomingMessage,
  url: URL,
  { method, pathParameters, body, isBinary }: EventParts,
): APIGatewayProxyEventV2 {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : value,
    ]),
  );
  const { cookie, ...otherHeaders } = headers;
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

function buildContext(awsRequestId: string): Context {
  const timeoutMs = 29_000;
  const deadline = Date.now() + timeoutMs;
  return {
    awsRequestId,
    callbackWaitsForEmptyEventLoop: false,
    functionName: 'local',
    functionVersion: '$LATEST',
    invokedFunctionArn: 'arn:aws:lambda:local:0:function:local',
    memoryLimitInMB: '1024',
    logGroupName: 'local',
    logStreamName: 'local',
    getRemainingTimeInMillis: () => Math.max(deadline - Date.now(), 0),
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  };
}

function send(response: ServerResponse, result: APIGatewayProxyStructuredResultV2): void {
  for (const [name, value] of Object.entries(result.headers ?? {})) response.setHeader(name, String(value));
  if (result.cookies) response.setHeader('set-cookie', result.cookies);
  response.writeHead(result.statusCode ?? 200);
  response.end(Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8'));
}

function refuse(response: ServerResponse, code: ErrorCode): void {
  const { status, message } = errorTable[code];
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify({ error: { code, message, requestId: randomUUID() }, message }));
}
