import * as z from 'zod';
import { emailAddress } from '../domain/addresses/address-schemas.ts';
import {
  codeLimitCharacters,
  emailChangeSummarySchema,
  newPasswordSchema,
  profileSchema,
} from '../domain/identity.ts';
import { mailChoicesSchema } from '../domain/mail/mail-kinds.ts';
import { secondFactorSetupSchema, tokensSchema } from './auth.ts';
import { route } from './route.ts';

/** Required again before anything that could lock the owner out or destroy data. */
const currentPassword = z.string().max(200);
const code = z.string().trim().max(codeLimitCharacters);
const done = z.object({ success: z.literal(true) });
/** Everybody changes their own account, whatever they may do in an organisation. */
const ofThePerson = { role: 'viewer' } as const;
const rateLimit = { perAddress: 60, windowSeconds: 900 };

export const sessionSchema = z.object({
  sessionId: z.string(),
  isCurrent: z.boolean(),
  /** Browser and operating system, such as "Firefox on Windows". */
  device: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
});
export type SessionSummary = z.infer<typeof sessionSchema>;

export const account = {
  get: route('GET', '/api/account', 'member', {
    summary: 'The caller’s own account',
    input: z.object({}),
    output: profileSchema.extend({ emailChange: emailChangeSummarySchema.nullable().default(null) }),
    errors: ['UNAUTHENTICATED'],
  }),
  changeEmail: route('POST', '/api/account/email', 'member', {
    ...ofThePerson,
    summary:
      'Asks to sign in with another address, which takes effect once that address confirms it; the old one may refuse. Not for staff',
    input: z.object({ email: emailAddress().max(254), currentPassword }),
    output: z.object({ emailChange: emailChangeSummarySchema }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'WRONG_CREDENTIALS', 'FORBIDDEN', 'RATE_LIMITED'],
    rateLimit: { perAddress: 20, windowSeconds: 3600 },
  }),
  cancelEmailChange: route('DELETE', '/api/account/email', 'member', {
    ...ofThePerson,
    summary: 'Keeps the present address: cancels a change that is not in effect yet',
    input: z.object({}),
    output: done,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED'],
    rateLimit,
  }),
  update: route('PUT', '/api/account', 'member', {
    ...ofThePerson,
    summary: 'Updates the name and phone of the caller’s own account',
    input: z.object({ name: z.string().trim().min(1).max(120), phone: z.string().trim().max(40) }),
    output: profileSchema,
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'CONFLICT', 'RATE_LIMITED'],
    rateLimit,
  }),
  changePassword: route('POST', '/api/account/password', 'member', {
    ...ofThePerson,
    summary: 'Changes the password, ends every other session and renews this one',
    input: z.object({ currentPassword, password: newPasswordSchema }),
    output: z.object({ tokens: tokensSchema }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'WRONG_CREDENTIALS', 'FORBIDDEN', 'RATE_LIMITED'],
    rateLimit,
    usesCookies: true,
  }),
  confirmPassword: route('POST', '/api/account/password/confirmation', 'member', {
    ...ofThePerson,
    summary: 'Confirms the password; for five minutes this session may then end others',
    input: z.object({ currentPassword }),
    output: done,
    errors: ['UNAUTHENTICATED', 'WRONG_CREDENTIALS', 'RATE_LIMITED'],
    rateLimit,
  }),
  getMailChoices: route('GET', '/api/account/mails', 'member', {
    summary: 'The kinds of mail the caller receives',
    input: z.object({}),
    output: mailChoicesSchema,
    errors: ['UNAUTHENTICATED'],
  }),
  saveMailChoices: route('PUT', '/api/account/mails', 'member', {
    ...ofThePerson,
    summary: 'Changes the kinds of mail the caller receives',
    input: mailChoicesSchema,
    output: mailChoicesSchema,
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'RATE_LIMITED'],
    rateLimit,
  }),
  resendConfirmation: route('POST', '/api/account/confirmation', 'member', {
    ...ofThePerson,
    summary: 'Resends the mail with the confirmation link',
    input: z.object({}),
    output: done,
    errors: ['UNAUTHENTICATED', 'RATE_LIMITED'],
    rateLimit: { perAddress: 5, windowSeconds: 3600 },
  }),
  listSessions: route('GET', '/api/account/sessions', 'member', {
    summary: 'The caller’s active sessions',
    input: z.object({}),
    output: z.object({ sessions: z.array(sessionSchema) }),
    errors: ['UNAUTHENTICATED'],
  }),
  endSession: route('DELETE', '/api/account/sessions/{sessionId}', 'member', {
    ...ofThePerson,
    summary: 'Signs out one of the caller’s sessions; another one only after the password was confirmed',
    input: z.object({ sessionId: z.string().max(64) }),
    output: done,
    errors: ['UNAUTHENTICATED', 'PASSWORD_REQUIRED', 'NOT_FOUND', 'RATE_LIMITED'],
    rateLimit,
  }),
  beginSecondFactor: route('POST', '/api/account/second-factor', 'member', {
    ...ofThePerson,
    summary: 'Creates a secret for an authenticator app; it becomes active once a code from it is entered',
    input: z.object({ currentPassword }),
    output: secondFactorSetupSchema,
    errors: ['UNAUTHENTICATED', 'WRONG_CREDENTIALS', 'CONFLICT', 'RATE_LIMITED'],
    rateLimit,
  }),
  enableSecondFactor: route('PUT', '/api/account/second-factor', 'member', {
    ...ofThePerson,
    summary: 'Turns on the second factor with a first code; returns the recovery codes, once',
    input: z.object({ code }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ['UNAUTHENTICATED', 'WRONG_CODE', 'CONFLICT', 'RATE_LIMITED'],
    rateLimit,
  }),
  disableSecondFactor: route('POST', '/api/account/second-factor/removal', 'member', {
    ...ofThePerson,
    summary: 'Turns off the second factor; not available to staff',
    input: z.object({ currentPassword, code }),
    output: done,
    errors: ['UNAUTHENTICATED', 'WRONG_CREDENTIALS', 'WRONG_CODE', 'FORBIDDEN', 'RATE_LIMITED'],
    rateLimit,
  }),
  requestDeletion: route('POST', '/api/account/deletion', 'owner', {
    summary:
      'Deletes the organization and everything it owns after seven days, and the account with the last one, unless the owner signs in again',
    input: z.object({ currentPassword, code: code.optional() }),
    output: z.object({
      success: z.literal(true),
      deletedAt: z.string(),
      /** False where the owner stays in other organizations. */
      isAccount: z.boolean().default(true),
    }),
    errors: ['UNAUTHENTICATED', 'WRONG_CREDENTIALS', 'WRONG_CODE', 'FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
    rateLimit,
    usesCookies: true,
  }),
  keepOrganization: route('DELETE', '/api/account/deletion', 'owner', {
    summary: 'Keeps an organization that was to be deleted while its owner stays in others',
    input: z.object({}),
    output: done,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED'],
    rateLimit,
  }),
};
