import type * as z from 'zod';
import type { Caller } from '#functions/domain/identity/session.ts';
import type { Route } from '#shared/contract/route.ts';
import { AppError } from '#shared/errors.ts';
import type { Call, Preload } from './call.ts';
import { type ApiHandler, handle } from './handle.ts';

/** Like `handle`, for non-public routes: the handler gets the caller. */
export function handleSignedIn<Path extends string, Input extends z.ZodObject, Output extends z.ZodType>(
  route: Route<Path, Input, Output, false>,
  run: (input: z.output<Input>, call: Call & { caller: Caller }) => Promise<z.input<Output>>,
  preload?: Preload,
): ApiHandler {
  const runForCaller = async (input: z.output<Input>, call: Call) => {
    const { caller } = call;
    if (!caller) throw new AppError('UNAUTHENTICATED');
    return run(input, { ...call, caller });
  };
  return handle(route, runForCaller, preload);
}
