import * as z from 'zod';

/** An organisation's provider. Like the secrets of webhooks, its secret is encrypted with the table. */
export const storedProviderSchema = z.object({
  issuer: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
  admitsViewers: z.boolean(),
});
export type StoredProvider = z.infer<typeof storedProviderSchema>;

export const storedDomainSchema = z.object({
  domain: z.string(),
  /** What its DNS record must say. */
  token: z.string(),
  addedAt: z.string(),
  /** When the record was last seen; absent before it was. */
  provenAt: z.string().optional(),
  isRequired: z.boolean().default(false),
});
export type StoredDomain = z.infer<typeof storedDomainSchema>;

/** A sign-in that went to a provider, known to the browser that began it by a cookie. */
export const pendingSignInSchema = z.object({
  organisationId: z.string(),
  domain: z.string(),
  issuer: z.string(),
  redirectUrl: z.string(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnPath: z.string().optional(),
  /** Of staff: whom the provider has named. The code of their app is awaited. */
  userId: z.string().optional(),
  expiresAt: z.number(),
});
export type PendingSignIn = z.infer<typeof pendingSignInSchema>;

/** What a provider says of a person, after every check of the protocol. */
export const claimsSchema = z.looseObject({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  /** Some providers write it as text. */
  email_verified: z.union([z.boolean(), z.literal('true'), z.literal('false')]).optional(),
  name: z.string().optional(),
  /** Google: the organization that manages the account; private ones have none. */
  hd: z.string().optional(),
});
export type Claims = z.infer<typeof claimsSchema>;
