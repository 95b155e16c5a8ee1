import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type * as z from 'zod';
import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { requireOwnedConversion } from '#functions/domain/conversions/require-owned-conversion.ts';
import type { Caller } from '#functions/domain/identity/session.ts';
import type { Route } from '#shared/contract/route.ts';
import { AppError } from '#shared/errors.ts';
import { log } from '../runtime/log.ts';
import { type Deps, getDeps } from '../wiring/deps.ts';
import { answerError } from './answer-error.ts';
import { authenticate } from './authenticate.ts';
import { checkOrigin } from './check-origin.ts';
import { findClientAddress } from './find-client-address.ts';
import { limitAddress, limitTenant } from './limit-rate.ts';
import { limitUnknownIds } from './limit-unknown-ids.ts';
import { parseInput, readRawBody } from './parse-input.ts';
import type { ReceivedFile } from './parse-multipart.ts';

/** Where a reply goes while it is being made. */
export type Outlet = {
  /** Takes the next piece of the reply's text; nothing happens with it when the caller wants the whole at once. */
  sendText(text: string): void;
  /** Aborted when the caller has gone: work for nobody can stop. */
  signal: AbortSignal;
};

/** What a handler gets beside its input. */
export type Call = Outlet & {
  deps: Deps;
  requestId: string;
  clientAddress: string;
  files: ReceivedFile[];
  /** As it was sent, of routes with `rawBody`; empty on the others. */
  rawBody: string;
  /** Absent on public routes: `handleSignedIn` is for those that need it. */
  caller: Caller | undefined;
  /** The conversion that the input names, where the route is not public: the caller owns it. */
  conversion: Conversion | undefined;
  event: Pick<APIGatewayProxyEventV2, 'headers' | 'cookies'>;
  /** Adds a `Set-Cookie` header to the reply. */
  setCookie(cookie: string): void;
};

/** The work behind a route. */
export type Run<Input extends z.ZodObject, Output extends z.ZodType> = (
  input: z.output<Input>,
  call: Call,
) => Promise<z.input<Output>>;

/** Loads what the work needs and a cold start does not: begun with each call, so that it is there when the table has answered. */
export type Preload = () => Promise<unknown>;

export type ApiHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

/** Headers of every API reply: never cached, never sniffed, never in a search engine. */
export const replyHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** Headers of a reply that is a page: it runs nothing, and nothing is loaded for it. */
const pageHeaders = {
  ...replyHeaders,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  'referrer-policy': 'same-origin',
};

/** One reply of a route: identify → rate-limit → parse → own → run → parse the reply → log staff → one catch. */
export function respond<Path extends string, Input extends z.ZodObject, Output extends z.ZodType>(
  route: Route<Path, Input, Output>,
  run: Run<Input, Output>,
  { preload, ...outlet }: Outlet & { preload: Preload | undefined },
): ApiHandler {
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use({
      onError: (request) => answerError(request, { route: route.path, headers: replyHeaders }),
    })
    .handler(async (event) => {
      // Whoever needs it loads it again, and is told why it cannot be.
      preload?.().catch(() => undefined);
      checkOrigin(route, event);
      const deps = await getDeps();
      const caller = await authenticate(deps, route, event);
      const clientAddress = findClientAddress(event, deps.viewerAddressHeader);
      await limitAddress(deps, route, clientAddress);
      const cookies: string[] = [];
      const { input, reply } = await limitUnknownIds(
        deps,
        { route, address: clientAddress },
        async (name) => {
          name(event.pathParameters?.conversionId);
          const { input, files } = await parseInput(route, event);
          name(readConversionId(input));
          const conversion = caller && (await findOwnedConversion(deps, caller, route, input));
          await limitTenant(deps, route, input, caller);
          const call: Call = {
            ...outlet,
            ...{ deps, clientAddress, files, caller, conversion, event },
            rawBody: route.rawBody ? readRawBody(event) : '',
            requestId: event.requestContext.requestId,
            setCookie: (cookie) => void cookies.push(cookie),
          };
          return { input, reply: route.output.parse(await run(input, call)) };
        },
      );
      if (caller?.organisationId === null) {
        const { logStaffCall } = await import('./log-staff-call.ts');
        await logStaffCall(deps, caller.userId, route, input);
      }
      log.info('answered', { route: route.path, requestId: event.requestContext.requestId });
      return {
        statusCode: 200,
        ...(cookies.length > 0 && { cookies }),
        ...writeReply(route, reply),
      };
    });
}

/** The reply as its route writes it: JSON, a page or a file. */
function writeReply({ method, answersPage, answersFile }: Route, reply: unknown) {
  if (answersPage) return { headers: pageHeaders, body: String(reply) };
  if (answersFile && reply instanceof Uint8Array) {
    const headers = { ...replyHeaders, 'content-type': answersFile };
    return { headers, body: Buffer.from(reply).toString('base64'), isBase64Encoded: true };
  }
  return { headers: replyHeaders, body: method === 'HEAD' ? '' : JSON.stringify(reply) };
}

/** Whatever a handler does with the conversion of its input, it gets to it only for those to whom it belongs. */
async function findOwnedConversion(
  deps: Deps,
  caller: Caller,
  { access, path }: Pick<Route, 'access' | 'path'>,
  input: Record<string, unknown>,
): Promise<Conversion | undefined> {
  const conversionId = readConversionId(input);
  // On a public route it need not be the caller's.
  if (access === 'public' || typeof conversionId !== 'string') return undefined;
  const conversion = await requireOwnedConversion(deps, caller, conversionId);
  if (path.includes('{brandId}') && input.brandId !== conversion.brandId)
    throw new AppError('CONVERSION_NOT_FOUND');
  return conversion;
}

function readConversionId({ conversionId }: Record<string, unknown>): unknown {
  return conversionId;
}
