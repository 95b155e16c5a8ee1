import type { Route } from '#shared/contract/route.ts';
import { AppError } from '#shared/errors.ts';
import type { Step } from './step.ts';

/** Refuses other methods where no gateway does: a function URL, behind which streams are, passes on every one. */
export function checkMethod({ streams, method }: Pick<Route, 'streams' | 'method'>): Step {
  return {
    before: ({ event }) => {
      if (streams && event.requestContext.http.method !== method) throw new AppError('METHOD_NOT_ALLOWED');
    },
  };
}
