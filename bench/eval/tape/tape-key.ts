import { createHash } from 'node:crypto';
import * as z from 'zod';

/** A message of the chat completions protocol, with its parts joined. */
export const messageSchema = z.object({
  role: z.string(),
  content: z
    .union([z.string(), z.array(z.object({ text: z.string() }))])
    .transform((content) =>
      typeof content === 'string' ? content : content.map(({ text }) => text).join(''),
    ),
});
export type Message = z.infer<typeof messageSchema>;

/** Names a prompt by its words alone, so that every model shares the replies on the tape. */
export function keyOf(messages: readonly Message[]): string {
  const words = JSON.stringify(messages.map(({ role, content }) => [role, content.normalize('NFC')]));
  return createHash('sha256').update(words).digest('hex').slice(0, 32);
}
