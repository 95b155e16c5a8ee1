import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import * as z from 'zod';
import { exceedsPayload } from '#functions/http/payload-limit.ts';
import { findPolicy } from '#functions/policy/find-policy.ts';
import './lambda-streaming.ts';
import { bodyHashHeader } from '#shared/body-hash.ts';
import type { ListedRoute } from '#shared/contract/index.ts';
import { buildContext } from './build-context.ts';
import { buildEvent } from './build-event.ts';
import { answerAsGateway, refuseTooLarge } from './gateway-replies.ts';
import { matchRoute } from './match-route.ts';
import { readBody } from './read-body.ts';
import { runFunction } from './run-function.ts';

const apiFolder = new URL('../../../functions/api/', import.meta.url);
/** A plain handler returns a result; a streaming one writes to the response. */
export type Handler = (
  ...call: [APIGatewayProxyEventV2, Context] | [APIGatewayProxyEventV2, ServerResponse, Context]
) => Promise<APIGatewayProxyStructuredResultV2 | undefined>;

type ApiOptions = {
  /** Whether the throttle of the stage lets a call through. */
  admits: () => boolean;
  loadHandler?: (file: string) => Promise<Handler>;
};

const handlerModuleSchema = z.object({ handler: z.custom<Handler>((value) => typeof value === 'function') });
const handlers = new Map<string, Promise<Handler>>();

/**
 * Answers an `/api` request through the contract's matcher and the cloud's own handler module. A streaming route is
 * behind a function URL, every other one behind an HTTP API: what these refuse is refused here, in their form.
 */
export async function answerApi(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { admits, loadHandler = importHandler }: ApiOptions,
): Promise<void> {
  const method = request.method ?? 'GET';
  const match = matchRoute(method, url.pathname);
  if (!match) return answerAsGateway(response, 'no-route');
  const { listed, pathParameters } = match;
  const { streams } = listed.route;
  if (!streams && !admits()) return answerAsGateway(response, 'too-many');
  const body = await readBody(request);
  if (refuseTooLarge(request, response)) return;
  if (!body) return answerAsGateway(response, 'too-large');
  if (streams && !isHashed(request, body)) return answerAsGateway(response, 'wrong-hash');
  const event = buildEvent(request, url, { method, pathParameters, body });
  if (exceedsPayload(event)) return answerAsGateway(response, 'too-large');
  try {
    const result = await run(listed, event, response, await loadHandler(listed.file));
    if (result && exceedsPayload(result)) throw new Error(`${listed.file} answered more than Lambda returns`);
    if (result) send(response, result);
  } catch (error) {
    console.error(error);
    // A partial reply must not look complete.
    if (response.headersSent) return void response.destroy();
    answerAsGateway(response, streams ? 'url-function-failed' : 'function-failed');
  }
}

function run(
  listed: ListedRoute,
  event: APIGatewayProxyEventV2,
  response: ServerResponse,
  handler: Handler,
): Promise<APIGatewayProxyStructuredResultV2 | undefined> {
  const { roleName, policy } = findPolicy(listed);
  const context = buildContext(`${listed.area}-${listed.action}`, event.requestContext.requestId, policy);
  return runFunction(
    { role: { name: roleName, access: policy }, timeoutSeconds: policy.timeoutSeconds },
    () => (listed.route.streams ? handler(event, response, context) : handler(event, context)),
  );
}

/** CloudFront signs the stated hash, or that of an empty body; Lambda compares it with the body. */
function isHashed({ headers }: IncomingMessage, body: Buffer): boolean {
  const stated = headers[bodyHashHeader] ?? hash('');
  return stated === hash(body);
}

const hash = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex');

function importHandler(file: string): Promise<Handler> {
  const known = handlers.get(file);
  if (known) return known;
  const loaded = import(new URL(file, apiFolder).href).then(
    (module: unknown) => handlerModuleSchema.parse(module).handler,
  );
  handlers.set(file, loaded);
  loaded.catch(() => handlers.delete(file));
  return loaded;
}

function send(response: ServerResponse, result: APIGatewayProxyStructuredResultV2): void {
  for (const [name, value] of Object.entries(result.headers ?? {})) response.setHeader(name, String(value));
  if (result.cookies) response.setHeader('set-cookie', result.cookies);
  response.writeHead(result.statusCode ?? 200);
  response.end(Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8'));
}
