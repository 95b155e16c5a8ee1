import middy from '@middy/core';
import type * as z from 'zod';
import type { Route } from '#shared/contract/route.ts';
import type { ApiEvent, ApiHandler, ApiReply, Outlet, Preload, Run } from './call.ts';
import { checkMethod } from './steps/check-method.ts';
import { checkOrigin } from './steps/check-origin.ts';
import { checkReply } from './steps/check-reply.ts';
import { endCall } from './steps/end-call.ts';
import { findConversion } from './steps/find-conversion.ts';
import { identify } from './steps/identify.ts';
import { limitAddress } from './steps/limit-address.ts';
import { limitTenant } from './steps/limit-tenant.ts';
import { limitUnknownIds } from './steps/limit-unknown-ids.ts';
import { logStaff } from './steps/log-staff.ts';
import { parseInput } from './steps/parse-input.ts';
import { runHandler } from './steps/run-handler.ts';
import { startPreload } from './steps/start-preload.ts';
import { writeReply } from './steps/write-reply.ts';

/** Builds the reply of a route: runs the steps in order, then their reply hooks in reverse. */
export function respond<Path extends string, Input extends z.ZodObject, Output extends z.ZodType>(
  route: Route<Path, Input, Output>,
  run: Run<Input, Output>,
  { preload, ...outlet }: Outlet & { preload: Preload | undefined },
): ApiHandler {
  const steps = middy<ApiEvent, ApiReply>({ timeoutEarlyInMillis: 0 })
    .use(startPreload(preload))
    .use(checkMethod(route))
    .use(checkOrigin(route))
    .use(identify(route))
    .use(limitAddress(route))
    .use(limitUnknownIds(route))
    .use(parseInput(route))
    .use(findConversion(route))
    .use(limitTenant(route))
    .use(logStaff(route))
    .use(writeReply(route))
    .use(checkReply(route))
    .handler<ApiEvent, ApiReply>(runHandler(route, run, outlet));
  // Wraps all steps, so that a hanging step is answered before Lambda times out.
  return middy<ApiEvent, ApiReply>().use(endCall(route)).handler(steps);
}
