import type { Route } from '#shared/contract/route.ts';
import type { Replied, Step } from './step.ts';

/** Strips fields that the reply's schema doesn't name, and rejects a reply that doesn't match. */
export function checkReply({ output }: Pick<Route, 'output'>): Step<Replied> {
  return {
    after: ({ event }) => {
      event.reply = output.parse(event.reply);
    },
  };
}
