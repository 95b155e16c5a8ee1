import type * as z from 'zod';
import type { IngestErrorCode } from '../ingest-error.ts';
import type { ChildOutcome } from './run-in-child.ts';

/** Validates a child's reply, because the child has parsed hostile input. */
export function readChildReply<Reply extends z.ZodType>(
  outcome: ChildOutcome,
  schema: Reply,
): z.output<Reply> | { ok: false; code: IngestErrorCode } {
  switch (outcome.kind) {
    case 'reply': {
      const reply = schema.safeParse(outcome.value);
      return reply.success ? reply.data : { ok: false, code: 'damaged' };
    }
    case 'timed-out':
      return { ok: false, code: 'timed-out' };
    case 'out-of-memory':
    case 'died':
      return { ok: false, code: 'too-complex' };
  }
}
