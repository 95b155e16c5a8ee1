import type * as z from 'zod';
import type { Route } from '#shared/contract/route.ts';
import type { ApiHandler, Preload, Run } from './call.ts';
import { respond } from './respond.ts';

export type { ApiHandler } from './call.ts';

/** Turns a route and its handler into a Lambda handler. Only this folder knows HTTP. */
export function handle<Path extends string, Input extends z.ZodObject, Output extends z.ZodType>(
  route: Route<Path, Input, Output, false>,
  run: Run<Input, Output>,
  preload?: Preload,
): ApiHandler {
  const { signal } = new AbortController();
  return respond(route, run, { sendText: () => undefined, signal, preload });
}
