import * as z from 'zod';
import type { BrandId } from '#shared/brands/platforms.ts';
import { audienceSchema, type Role } from '#shared/domain/identity.ts';

/** One sign-in of one browser. Its refresh tokens are one family: each use replaces the token. */
export const sessionRecordSchema = z.object({
  sessionId: z.string(),
  userId: z.string(),
  audience: audienceSchema,
  /** SHA-256 of the only refresh token that is good now. */
  refreshHash: z.string(),
  device: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
});
export type Session = z.infer<typeof sessionRecordSchema>;

/** Who calls, as the server knows it at this moment. */
export type Caller = {
  userId: string;
  role: Role;
  /** Null for staff. */
  organisationId: string | null;
  brandId: BrandId;
  sessionId: string;
};

/** A session that nobody used for this long is over, and so is one of this age. */
export const sessionIdleHours = 12;
const sessionDays = 7;

/** Whether a session is still good: seven days at most, twelve hours unused at most. */
export function isSessionAlive({ createdAt, lastUsedAt }: Session, now: Date): boolean {
  const age = now.getTime() - Date.parse(createdAt);
  const idle = now.getTime() - Date.parse(lastUsedAt);
  return age < sessionDays * 86_400_000 && idle < sessionIdleHours * 3_600_000;
}

/** When the table may forget the session. */
export function sessionExpiry(createdAt: string): number {
  return Math.floor(Date.parse(createdAt) / 1000) + sessionDays * 86_400;
}
