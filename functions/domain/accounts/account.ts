import * as z from 'zod';
import { brandIdSchema } from '#shared/brands/platforms.ts';
import { planIds } from '#shared/domain/billing/plan-ids.ts';
import { chosenPlanSchema } from '#shared/domain/billing/subscription.ts';
import { roleSchema } from '#shared/domain/identity.ts';
import { officeHoursSchema } from '#shared/domain/inbox/office-hours.ts';
import { memberRoleSchema } from '#shared/domain/member.ts';
import { versionSchema } from '#shared/domain/version.ts';

const contactSchema = z.object({ name: z.string(), email: z.string(), phone: z.string() });

/** A person who can sign in. Only the password's hash is stored. */
export const userSchema = z.object({
  userId: z.string(),
  /** Null for staff. */
  organisationId: z.string().nullable(),
  /** For a domain admin, the brand they manage; for others, the brand they signed up with. */
  brandId: brandIdSchema,
  role: roleSchema,
  /** Of a member in the organisation of the account; an editor without it. */
  memberRole: memberRoleSchema.optional(),
  name: z.string(),
  email: z.string(),
  username: z.string(),
  phone: z.string(),
  passwordHash: z.string(),
  createdAt: z.string(),
  emailConfirmedAt: z.string().optional(),
  /** Links mailed to an earlier address before this instant are void. */
  emailChangedAt: z.string().optional(),
  /** Password reset links mailed before this instant are void. */
  passwordChangedAt: z.string().optional(),
  /** When an invited person first came in by their organisation's own sign-in, without choosing a password. */
  joinedAt: z.string().optional(),
  /** Of a generated password: until then it works, and only to choose another one. */
  passwordExpiresAt: z.string().optional(),
  /** Base 32. Becomes active once a code from it is entered. */
  pendingSecondFactor: z.string().optional(),
  secondFactor: z
    .object({
      secret: z.string(),
      /** Time step of the last used code: each code works once. */
      lastStep: z.number().int(),
      recoveryCodeHashes: z.array(z.string()),
    })
    .optional(),
  /** Staff and members only: sign-in is blocked until a superadmin or the owner lifts it. */
  deactivatedAt: z.string().optional(),
  /** The account is erased at this instant unless its owner signs in before. */
  deletionDueAt: z.string().optional(),
});
export type User = z.infer<typeof userSchema>;

/** Whether an invited member has yet to come in, by a password or by their organisation's own sign-in. */
export const isAwaited = ({ role, passwordChangedAt, joinedAt }: User): boolean =>
  role === 'member' && passwordChangedAt === undefined && joinedAt === undefined;

/** Which automatic account notices a customer has received. */
const lifeCycleSchema = z.object({
  /** Recipient of the notices. */
  ownerId: z.string(),
  /** Every notice due up to this instant was sent, or came too late to send. */
  toldUntil: z.string(),
  /** The share of this month's conversations reported to the owner as used, in percent. */
  usageTold: z.object({ month: z.string(), percent: z.number() }).optional(),
  /** The owner is told only once that nobody asked anything. */
  isQuietTold: z.boolean().optional(),
  /** Announced to the owner; nothing is erased earlier. */
  erasureDueAt: z.string().optional(),
});
export type LifeCycle = z.infer<typeof lifeCycleSchema>;

/** A customer: the school, firm or business behind an account. */
export const organisationSchema = z.object({
  organisationId: z.string(),
  brandId: brandIdSchema,
  name: z.string(),
  website: z.string().nullable(),
  address: z.string(),
  phone: z.string(),
  institutionType: z.string(),
  businessDescription: z.string(),
  /** Notified of inquiries besides the owner: at most two. */
  additionalContacts: z.array(contactSchema),
  /** When messages to people are answered; without them, within the promised hours on any day. */
  officeHours: officeHoursSchema.optional(),
  /** Everybody in it signs in with an authenticator app too. */
  asksSecondFactor: z.boolean().optional(),
  officeHoursVersion: versionSchema.optional(),
  /** False where senders of messages are told no time. */
  promisesReply: z.boolean().optional(),
  plan: z.enum(planIds).default('trial'),
  /** Why nobody pays for the plan now: its free trial still runs, or a charge failed. */
  unpaid: z.enum(['trialing', 'past-due']).optional(),
  /** Chosen on the pricing page before signup; preselected at checkout. */
  chosenPlan: chosenPlanSchema.optional(),
  /** When they first got a paid plan, paid or not. */
  customerSince: z.string().optional(),
  /** When their first payment was received: from then on they count as converted. */
  paidSince: z.string().optional(),
  trialEndsAt: z.string(),
  /** When its owner’s account is erased, as they have asked: until then its assistants are closed. */
  closesAt: z.string().optional(),
  /** When the last paid plan ended; the retention period starts here. */
  planEndedAt: z.string().optional(),
  /** A pending order by invoice: nothing is paused or erased before then. */
  heldUntil: z.string().optional(),
  createdAt: z.string(),
  lifeCycle: lifeCycleSchema.optional(),
  /** When the life cycle is next due; absent when it is over. */
  dueAt: z.string().optional(),
});
export type Organisation = z.infer<typeof organisationSchema>;
