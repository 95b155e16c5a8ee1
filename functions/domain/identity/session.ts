import * as z from 'zod';
import type { BrandId } from '#shared/brands/platforms.ts';
import { audienceSchema, type Role } from '#shared/domain/identity.ts';
import type { OrganisationRole } from '#shared/domain/organisation-role.ts';

/** A sign-in in one browser. Its refresh tokens form a family: each use replaces the token. */
export const sessionRecordSchema = z.object({
  sessionId: z.string(),
  userId: z.string(),
  audience: audienceSchema,
  /** SHA-256 of the current refresh token. */
  refreshHash: z.string(),
  device: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  /** Of a sign-in with an organisation's own provider: the only organisation that it opens. */
  organisationId: z.string().optional(),
  /** When the password was last entered again. */
  confirmedAt: z.string().optional(),
});
export type Session = z.infer<typeof sessionRecordSchema>;

/** The caller, as the server knows it at this moment. */
export type Caller = {
  userId: string;
  role: Role;
  /** In the organisation of this call; null for staff. */
  organisationRole: OrganisationRole | null;
  /** Null for staff. */
  organisationId: string | null;
  brandId: BrandId;
  sessionId: string;
};

/** Sessions end after this idle time, and after this age. */
export const sessionIdleHours = 12;
const sessionDays = 7;

/** Whether a session is still valid: at most seven days old and twelve hours idle. */
export function isSessionAlive({ createdAt, lastUsedAt }: Session, now: Date): boolean {
  const age = now.getTime() - Date.parse(createdAt);
  const idle = now.getTime() - Date.parse(lastUsedAt);
  return age < sessionDays * 86_400_000 && idle < sessionIdleHours * 3_600_000;
}

/** A confirmed password counts for this long. */
const confirmationMinutes = 5;

/** Whether the password was entered again a few minutes ago. */
export function isConfirmed({ confirmedAt }: Session, now: Date): boolean {
  const age = confirmedAt === undefined ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(confirmedAt);
  return age < confirmationMinutes * 60_000;
}

/** TTL of the session item. */
export function sessionExpiry(createdAt: string): number {
  return Math.floor(Date.parse(createdAt) / 1000) + sessionDays * 86_400;
}
