import type { Route } from '#shared/contract/route.ts';
import type { Replied, Step } from './step.ts';

/** Takes out of the reply what its schema does not name, and refuses one that does not fit. */
export function checkReply({ output }: Pick<Route, 'output'>): Step<Replied> {
  return {
    after: ({ event }) => {
      event.reply = output.parse(event.reply);
    },
  };
}
