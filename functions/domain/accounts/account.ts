import * as z from 'zod';
import { brandIdSchema } from '#shared/brands/platforms.ts';
import { roleSchema } from '#shared/domain/identity.ts';
import { officeHoursSchema } from '#shared/domain/inbox/office-hours.ts';
import { planIds } from '#shared/domain/plan-ids.ts';
import { chosenPlanSchema } from '#shared/domain/subscription.ts';

const contactSchema = z.object({ name: z.string(), email: z.string(), phone: z.string() });

/** A person who may sign in. The password is only stored as its hash. */
export const userSchema = z.object({
  userId: z.string(),
  /** Null for staff. */
  organisationId: z.string().nullable(),
  /** The brand that a domain admin looks after; for others the one they came by. */
  brandId: brandIdSchema,
  role: roleSchema,
  name: z.string(),
  email: z.string(),
  username: z.string(),
  phone: z.string(),
  passwordHash: z.string(),
  createdAt: z.string(),
  emailConfirmedAt: z.string().optional(),
  /** Links to choose a new password that were mailed before are void. */
  passwordChangedAt: z.string().optional(),
  /** Base 32. Counts once a code of it was entered. */
  pendingSecondFactor: z.string().optional(),
  secondFactor: z
    .object({
      secret: z.string(),
      /** Time step of the last code that was used: each serves once. */
      lastStep: z.number().int(),
      recoveryCodeHashes: z.array(z.string()),
    })
    .optional(),
  /** Of staff and members: nobody signs in with it any more, until a superadmin or the owner takes that back. */
  deactivatedAt: z.string().optional(),
  /** Everything of the account is erased at this instant, unless its owner signs in before. */
  deletionDueAt: z.string().optional(),
});
export type User = z.infer<typeof userSchema>;

/** How far a customer has been told of what happens to the account by itself. */
const lifeCycleSchema = z.object({
  /** Who is told. */
  ownerId: z.string(),
  /** Everything up to this instant was told, or was too late to tell. */
  toldUntil: z.string(),
  /** The share of a month's conversations that the owner knows to be used up, in percent. */
  usageTold: z.object({ month: z.string(), percent: z.number() }).optional(),
  /** Of a customer from before there were life cycles: what is kept after a trial is counted from then at the earliest. */
  takenInAt: z.string().optional(),
  /** That nobody asked anything is said once. */
  isQuietTold: z.boolean().optional(),
  /** Announced to the owner; nothing is erased before it. */
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
  /** Told of inquiries beside the owner: at most two. */
  additionalContacts: z.array(contactSchema),
  /** When messages to people are answered; without them within the promised hours, whatever the day. */
  officeHours: officeHoursSchema.optional(),
  plan: z.enum(planIds).default('trial'),
  /** Chosen on the pricing page before the signup: the checkout begins with it. */
  chosenPlan: chosenPlanSchema.optional(),
  /** When they were put on a plan for the first time. */
  customerSince: z.string().optional(),
  trialEndsAt: z.string(),
  /** When the last paid plan ended: what is kept after it is counted from then. */
  planEndedAt: z.string().optional(),
  /** An order by invoice waits for its plan: nothing is paused or erased before then. */
  heldUntil: z.string().optional(),
  createdAt: z.string(),
  /** Absent for customers from before there was one, until the sweeper takes them in. */
  lifeCycle: lifeCycleSchema.optional(),
  /** When the life cycle is to be looked at next; absent when it is over. */
  dueAt: z.string().optional(),
});
export type Organisation = z.infer<typeof organisationSchema>;
