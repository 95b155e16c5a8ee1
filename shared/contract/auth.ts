import * as z from 'zod';
import { platformSchema } from '../brands/platforms.ts';
import {
  audienceSchema,
  codeLimitCharacters,
  identityMessages,
  newPasswordSchema,
  profileSchema,
  roleSchema,
} from '../domain/identity.ts';
import { route } from './route.ts';

export const emailInputSchema = z
  .string()
  .trim()
  .min(1, identityMessages.emailRequired)
  .max(254, identityMessages.loginFailed)
  .transform((email) => email.toLowerCase());

/** `refreshToken` names the session and isn't secret: the token that renews it is in an HttpOnly cookie. */
export const tokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string() });

export const signedInSchema = z.object({
  outcome: z.literal('signed-in'),
  success: z.literal(true),
  tokens: tokensSchema,
  user: profileSchema,
  /** This sign-in cancelled a scheduled deletion. */
  isDeletionCancelled: z.boolean(),
  /** Recovery codes, shown only when this sign-in set up the second factor. */
  recoveryCodes: z.array(z.string()),
});

/** At their first sign-in, staff must set up a second factor before anything else. */
export const secondFactorSetupSchema = z.object({
  /** Base 32, for manual entry when scanning isn't possible. */
  secret: z.string(),
  /** `otpauth://` URL for the authenticator app. */
  address: z.string(),
});

export const signInInputSchema = z.object({
  /** The email address or the username. */
  email: emailInputSchema,
  password: z.string().min(1, identityMessages.passwordRequired).max(200, identityMessages.loginFailed),
  /** Required once with a generated password, which it replaces. */
  newPassword: newPasswordSchema.optional(),
  /** From the authenticator app, or a recovery code. Requested by the first reply. */
  code: z.string().trim().max(codeLimitCharacters).optional(),
});

/** What a sign-in may still need. */
export const missingStepSchemas = [
  z.object({ outcome: z.literal('second-factor-required') }),
  z.object({ outcome: z.literal('second-factor-setup-required'), setup: secondFactorSetupSchema }),
] as const;

export const signInOutputSchema = z.discriminatedUnion('outcome', [signedInSchema, ...missingStepSchemas]);
export type SignInReply = z.infer<typeof signInOutputSchema>;

/**
 * Only a flood limit, because a whole school may share one address; sign-in itself limits guesses by device,
 * address and account.
 */
export const signInRateLimit = { perAddress: 60, windowSeconds: 60 };

export const signInErrors = [
  ...(['VALIDATION', 'WRONG_CREDENTIALS', 'WRONG_CODE', 'FORBIDDEN', 'RATE_LIMITED'] as const),
  ...(['NEW_PASSWORD_REQUIRED', 'PASSWORD_EXPIRED'] as const),
];

const done = z.object({ success: z.literal(true), message: z.string() });
const linkToken = z.string().max(100);

export const auth = {
  login: route('POST', '/api/auth/login', 'public', {
    summary: 'Signs in with email address or username and password, plus a code if a second factor is set up',
    input: signInInputSchema,
    output: signInOutputSchema,
    errors: signInErrors,
    rateLimit: signInRateLimit,
    usesCookies: true,
  }),
  logout: route('POST', '/api/auth/logout', 'public', {
    summary: 'Ends the cookie’s session; also succeeds without a cookie',
    input: z.object({ audience: audienceSchema.default('user') }),
    output: z.object({ success: z.literal(true) }),
    errors: ['FORBIDDEN', 'RATE_LIMITED'],
    rateLimit: { perAddress: 60, windowSeconds: 60 },
    usesCookies: true,
  }),
  refresh: route('POST', '/api/auth/refresh', 'public', {
    summary: 'Exchanges the cookie’s refresh token for a new one; reusing a token ends its session',
    input: z.object({ audience: audienceSchema.default('user') }),
    output: z.object({ tokens: tokensSchema, user: profileSchema }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'],
    rateLimit: { perAddress: 60, windowSeconds: 60 },
    usesCookies: true,
  }),
  requestPasswordReset: route('POST', '/api/auth/forgot-password', 'public', {
    summary: 'Mails a password reset link; the reply doesn’t reveal whether the account exists',
    input: z.object({ email: emailInputSchema, platform: platformSchema.default('gpt') }),
    output: done,
    errors: ['VALIDATION', 'RATE_LIMITED'],
    rateLimit: { perAddress: 10, windowSeconds: 3600 },
  }),
  resetPassword: route('POST', '/api/auth/reset-password', 'public', {
    summary: 'Sets a new password through a mailed link (single use, 30 minutes) and ends every session',
    input: z.object({ token: linkToken, password: newPasswordSchema }),
    output: done,
    errors: ['VALIDATION', 'LINK_EXPIRED', 'FORBIDDEN', 'RATE_LIMITED'],
    rateLimit: { perAddress: 20, windowSeconds: 3600 },
    usesCookies: true,
  }),
  acceptInvitation: route('POST', '/api/auth/accept-invitation', 'public', {
    summary: 'Sets an invited person’s first password through a mailed link (single use, seven days)',
    input: z.object({ token: linkToken, password: newPasswordSchema }),
    output: done.extend({ role: roleSchema }),
    errors: ['VALIDATION', 'LINK_EXPIRED', 'RATE_LIMITED'],
    rateLimit: { perAddress: 20, windowSeconds: 3600 },
  }),
  confirmEmail: route('POST', '/api/auth/confirm-email', 'public', {
    summary:
      'Confirms an address, or the new one of an account, through a mailed link, and sends what waited for it; after a request of staff with the password too',
    // A signed address, or the secret of an account’s link.
    input: z.object({ token: z.string().max(500), password: z.string().max(200).optional() }),
    output: done,
    errors: [
      'VALIDATION',
      'WRONG_CREDENTIALS',
      'PASSWORD_REQUIRED',
      'LINK_EXPIRED',
      'ACCOUNT_EXISTS',
      'RATE_LIMITED',
    ],
    // The people of an office share an address, and each confirms theirs; a link cannot be guessed.
    rateLimit: { perAddress: 60, windowSeconds: 3600 },
  }),
  keepEmail: route('POST', '/api/auth/keep-email', 'public', {
    summary: 'Cancels a change of the email address through the link mailed to the old one',
    input: z.object({ token: linkToken }),
    output: done,
    errors: ['VALIDATION', 'LINK_EXPIRED', 'RATE_LIMITED'],
    // The people of an office share an address, and each confirms theirs; a link cannot be guessed.
    rateLimit: { perAddress: 60, windowSeconds: 3600 },
  }),
};
