import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type * as z from 'zod';
import type { Route } from '#shared/contract/route.ts';
import { AppError } from '#shared/errors.ts';
import { answerError } from './answer-error.ts';
import { type Deps, getDeps } from './deps.ts';
import { findClientAddress } from './find-client-address.ts';
import { limitAddress, limitTenant } from './limit-rate.ts';
import { log } from './log.ts';
import { parseInput } from './parse-input.ts';
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
};

/** The work behind a route. */
export type Run<Input extends z.ZodObject, Output extends z.ZodType> = (
  input: z.output<Input>,
  call: Call,
) => Promise<z.input<Output>>;

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

/** One reply of a route: identify → rate-limit → parse → run → parse the reply → one catch. */
export function respond<Path extends string, Input extends z.ZodObject, Output extends z.ZodType>(
  route: Route<Path, Input, Output>,
  run: Run<Input, Output>,
  outlet: Outlet,
): ApiHandler {
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use({
      before: () => identify(route),
      onError: (request) => answerError(request, { route: route.path, headers: replyHeaders }),
    })
    .handler(async (event) => {
      const deps = await getDeps();
      const clientAddress = findClientAddress(event, deps.viewerAddressHeader);
      await limitAddress(deps, route, clientAddress);
      const { input, files } = await parseInput(route, event);
      await limitTenant(deps, route, input);
      const call = { ...outlet, deps, requestId: event.requestContext.requestId, clientAddress, files };
      const reply = route.output.parse(await run(input, call));
      log.info('answered', { route: route.path, requestId: call.requestId });
      return {
        statusCode: 200,
        headers: replyHeaders,
        body: route.method === 'HEAD' ? '' : JSON.stringify(reply),
      };
    });
}

/** Routes for signed-in callers refuse everyone until identity can vouch for someone. */
function identify(route: Route): void {
  if (route.access !== 'public') throw new AppError('UNAUTHENTICATED');
}
