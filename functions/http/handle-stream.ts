import type { APIGatewayProxyEventV2, StreamifyHandler } from 'aws-lambda';
import type * as z from 'zod';
import type { Route } from '#shared/contract/route.ts';
import { eventStreamType } from '#shared/server-sent-events.ts';
import type { Preload, Run } from './call.ts';
import { openEventReply } from './event-reply.ts';
import { respond } from './respond.ts';

/**
 * Turns a streaming route into a handler for Lambda response streaming. A client that doesn't request events gets one
 * JSON reply.
 */
export function handleStream<Path extends string, Input extends z.ZodObject, Output extends z.ZodType>(
  route: Route<Path, Input, Output, true>,
  run: Run<Input, Output>,
  preload?: Preload,
): StreamifyHandler<APIGatewayProxyEventV2, void> {
  const handler: StreamifyHandler<APIGatewayProxyEventV2, void> = async (event, responseStream, context) => {
    const wantsEvents = event.headers.accept?.includes(eventStreamType) ?? false;
    const reply = openEventReply(responseStream, wantsEvents);
    await reply.finish(await respond(route, run, { ...reply, preload })(event, context));
  };
  // Lambda provides the global; a bundle that is only measured loads without it.
  return globalThis.awslambda?.streamifyResponse?.(handler) ?? handler;
}
