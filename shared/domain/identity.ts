import * as z from 'zod';
import { brandIdSchema } from '../brands/platforms.ts';
import { organisationRoles } from './organisation-role.ts';

/** In ascending order: a route names the minimum role. */
export const roles = ['member', 'owner', 'domain-admin', 'superadmin'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/** Whether a role includes another one. */
export const isAtLeast = (role: Role, least: Role): boolean => roles.indexOf(role) >= roles.indexOf(least);

/** Mandatory for staff; customers need it where their organisation asks for it. */
export const needsSecondFactor = (role: Role): boolean => isAtLeast(role, 'domain-admin');

/** NIST SP 800-63B: at least 8 characters, long ones welcome, no rules of composition. */
export const passwordLengths = { least: 8, most: 200 } as const;

/** A recovery code of 32 hexadecimal digits in groups of four is the longest code. */
export const codeLimitCharacters = 40;

/** Texts of document 2 sections 5 and 8, verbatim, and our own. */
export const identityMessages = {
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  loginFailed: 'Login failed. Please check your credentials.',
  superadminFailed: 'Invalid SuperAdmin credentials',
  connectionFailed: 'Connection error. Please check your internet connection and try again.',
  weakPassword: `Please choose a password of at least ${passwordLengths.least} characters.`,
  guessablePassword:
    'This password is easy to guess: it is on lists of stolen passwords, or it is a name that others know. Please choose another one, such as three words that do not belong together.',
  samePassword: 'Please choose a password that is different from your current one.',
  resetRequested:
    'If an account has this address, a link to choose a new password is on its way to it. It works for 30 minutes: if you asked more than once, look for the earlier email too.',
  newDevicesPaused:
    'Signing in from new devices is paused for this account, after too many wrong passwords. Wait, use a device that you have signed in with before, or choose a new password through “Forgot your password?”.',
  newDevicesRefused:
    'This account admits no new devices, after too many wrong passwords. Use a device that you have signed in with before, or choose a new password through “Forgot your password?”: the mailed link always works.',
  codesPaused: 'Too many wrong codes for this account. Please enter one of your recovery codes.',
  codeRequired: 'Please enter the six digits of your authenticator app.',
} as const;

/** A new password; never trimmed, because it is compared as typed. */
export const newPasswordSchema = z
  .string()
  .min(passwordLengths.least, identityMessages.weakPassword)
  .max(passwordLengths.most, `Please use at most ${passwordLengths.most} characters.`);

/** What a signed-in person sees of their own account. */
export const profileSchema = z.object({
  userId: z.string(),
  /** Members count as owners, because older pages know no other role. */
  role: roleSchema.exclude(['member']),
  /** Whether somebody else owns the organisation. */
  isMember: z.boolean().default(false),
  /** What they may do in `organisation`; null for staff. */
  organisationRole: z.enum(organisationRoles).nullable().default(null),
  brandId: brandIdSchema,
  name: z.string(),
  email: z.string(),
  username: z.string(),
  phone: z.string(),
  isEmailConfirmed: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Null for staff, who belong to no customer. */
  organisation: z.object({ organisationId: z.string(), name: z.string() }).nullable(),
  /** The organisation's assistants, the first one first. */
  conversionIds: z.array(z.string()),
});
export type Profile = z.infer<typeof profileSchema>;

/** A change of the sign-in address that is not in effect yet. */
export const emailChangeSummarySchema = z.object({
  email: z.string(),
  askedAt: z.string(),
  /** Then it also needs the password of the account. */
  isByStaff: z.boolean(),
  /** When it takes effect without a confirmation; null when only the new address decides. */
  takesEffectAt: z.string().nullable(),
});
export type EmailChangeSummary = z.infer<typeof emailChangeSummarySchema>;

/** Two sign-ins that coexist in one browser: customers and staff. */
export const audienceSchema = z.enum(['user', 'staff']);
export type Audience = z.infer<typeof audienceSchema>;
