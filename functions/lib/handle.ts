import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type * as z from 'zod';
import type { Route } from '#shared/contract/route.ts';
import { AppError } from '#shared/errors.ts';
import { answerError } from './answer-error.ts';
import { type Deps, getDeps } from './deps.ts';
import { limitAddress, limitTenant } from './limit-rate.ts';
import { log } from './log.ts';
import { parseInput } from './parse-input.ts';
import type { ReceivedFile } from './parse-multipart.ts';

/** What a handler gets beside its input. */
export type Call = { deps: Deps; requestId: string; clientAddress: string; files: ReceivedFile[] };

export type ApiHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

/** Headers of every API reply: never cached, never sniffed. */
const replyHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/**
 * Turns a route and the work behind it into a Lambda handler: identify → rate-limit → parse → run → parse the reply →
 * one catch. Only this file and its neighbours know HTTP.
 */
export function handle<Path extends string, Input extends z.ZodObject, Output extends z.ZodType>(
  route: Route<Path, Input, Output>,
  run: (input: z.output<Input>, call: Call) => Promise<z.input<Output>>,
): ApiHandler {
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use({
      before: () => identify(route),
      onError: (request) => answerError(request, { route: route.path, headers: replyHeaders }),
    })
    .handler(async (event) => {
      const deps = await getDeps();
      const clientAddress = event.requestContext.http.sourceIp;
      await limitAddress(deps, route, clientAddress);
      const { input, files } = await parseInput(route, event);
      await limitTenant(deps, route, input);
      const call = { deps, requestId: event.requestContext.requestId, clientAddress, files };
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
