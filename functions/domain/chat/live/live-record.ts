import * as z from 'zod';
import { liveLimits } from '#shared/domain/chat/live-limits.ts';

/** Who gave a sign in a conversation, and when; a person stands in it until they leave or fall silent. */
export const liveRecordSchema = z.object({
  personId: z.string().optional(),
  personName: z.string().optional(),
  /** For whom they speak. */
  organisation: z.string().optional(),
  personAt: z.string().optional(),
  visitorAt: z.string().optional(),
  visitorTypingAt: z.string().optional(),
  lastTurnAt: z.string().optional(),
});
export type LiveRecord = z.infer<typeof liveRecordSchema>;

/** Since when somebody must have given a sign to be there. */
export function silentSince(now: Date, seconds: number): string {
  return new Date(now.getTime() - seconds * 1000).toISOString();
}

/** The person who is in the conversation. */
export function findPersonIn(record: LiveRecord | undefined, now: Date) {
  const { personId: id, personName: name = '', personAt = '', organisation = '' } = record ?? {};
  const isIn = id !== undefined && personAt > silentSince(now, liveLimits.personSilentSeconds);
  return isIn ? { id, name, organisation } : undefined;
}

/** Whether the visitor's page is open. */
export function isVisitorThere(record: LiveRecord | undefined, now: Date): boolean {
  return (record?.visitorAt ?? '') > silentSince(now, liveLimits.visitorSilentSeconds);
}

/** Whether a sign of typing still holds. */
export function isTypingNow(at: string | undefined, now: Date): boolean {
  return (at ?? '') > silentSince(now, liveLimits.typingSeconds);
}
