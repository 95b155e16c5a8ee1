import * as z from 'zod';
import { maskPrivateNumbers } from '../private-numbers/mask-private-numbers.ts';

/** What was said while a person was in a conversation. */
export const liveTurnSchema = z
  .object({
    messageId: z.string(),
    from: z.enum(['visitor', 'person']),
    /** The person's. */
    name: z.string().optional(),
    content: z.string(),
    sentAt: z.string(),
  })
  .overwrite((turn) =>
    turn.from === 'visitor' ? { ...turn, content: maskPrivateNumbers(turn.content) } : turn,
  );
export type LiveTurn = z.infer<typeof liveTurnSchema>;
