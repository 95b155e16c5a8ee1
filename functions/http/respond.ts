import middy from '@middy/core';
import type * as z from 'zod';
import type { Route } from '#shared/contract/route.ts';
import type { ApiEvent, ApiHandler, ApiReply, Outlet, Preload, Run } from './call.ts';
import { beginLoading } from './steps/begin-loading.ts';
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
import { runWork } from './steps/run-work.ts';
import { writeReply } from './steps/write-reply.ts';

/** One reply of a route: the steps in order, then what they do with the reply, from the last to the first. */
export function respond<Path extends string, Input extends z.ZodObject, Output extends z.ZodType>(
  route: Route<Path, Input, Output>,
  run: Run<Input, Output>,
  { preload, ...outlet }: Outlet & { preload: Preload | undefined },
): ApiHandler {
  const steps = middy<ApiEvent, ApiReply>({ timeoutEarlyInMillis: 0 })
    .use(beginLoading(preload))
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
    .handler<ApiEvent, ApiReply>(runWork(route, run, outlet));
  // Around all steps, so that a call that hangs in any of them has its reply before Lambda ends it.
  return middy<ApiEvent, ApiReply>().use(endCall(route)).handler(steps);
}
