import * as z from 'zod';
import { emailAddress } from '../../domain/addresses/address-schemas.ts';
import { domainProofs } from '../../domain/identity-provider.ts';
import { missingStepSchemas, signedInSchema, signInInputSchema } from '../auth.ts';
import { route } from '../route.ts';

const currentPassword = z.string().max(200);
const domain = z.string().trim().toLowerCase().max(253);

const providerDomainSchema = z.object({
  domain: z.string(),
  proof: z.enum(domainProofs),
  /** The TXT record that proves it. */
  record: z.object({ name: z.string(), value: z.string() }),
  /** When the record was last seen. */
  provenAt: z.string().optional(),
  /** Members with an address of it don’t sign in with a password. */
  isRequired: z.boolean(),
});
export type ProviderDomain = z.infer<typeof providerDomainSchema>;

const identityProviderSchema = z.object({
  /** Null until one is set. Its secret is never shown. */
  provider: z.object({ issuer: z.string(), clientId: z.string(), admitsViewers: z.boolean() }).nullable(),
  domains: z.array(providerDomainSchema),
  /** To be registered with the provider. */
  callbackUrl: z.string(),
});
export type IdentityProviderSettings = z.infer<typeof identityProviderSchema>;

const ofOwner = ['UNAUTHENTICATED', 'FORBIDDEN'] as const;
/** The page of this site that a person wants to reach. */
const returnPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])/)
  .optional();
/** The query of the page that a provider sent the browser to. */
const query = z.string().max(8192);
const ofSignIns = { rateLimit: { perAddress: 60, windowSeconds: 60 }, usesCookies: true } as const;
const signedIn = signedInSchema.extend({ returnPath: z.string().optional() });
const signInUrl = z.object({ url: z.string() });
/** Each call may ask DNS or the provider. */
const rateLimit = { perAddress: 60, windowSeconds: 3600 };

/** Sign-in with an organization's own provider, by OpenID Connect. */
export const identityProvider = {
  get: route('GET', '/api/identity-provider', 'owner', {
    summary: 'The organization’s own sign-in: its provider, without the secret, and its domains',
    input: z.object({}),
    output: identityProviderSchema,
    errors: ofOwner,
  }),
  save: route('PUT', '/api/identity-provider', 'owner', {
    summary: 'Sets the provider after its description was read; without a secret the present one stays',
    input: z.object({
      issuer: z.string().trim().min(1, 'Please enter the address of your provider.').max(500),
      clientId: z.string().trim().min(1, 'Please enter the client ID.').max(500),
      clientSecret: z.string().trim().max(1000).optional(),
      /** Whether unknown people of a proven domain become viewers. */
      admitsViewers: z.boolean(),
      /** Whoever sets the provider decides who signs in. */
      currentPassword,
    }),
    output: identityProviderSchema,
    errors: [...ofOwner, 'VALIDATION', 'WRONG_CREDENTIALS', 'RATE_LIMITED'],
    rateLimit,
  }),
  remove: route('DELETE', '/api/identity-provider', 'owner', {
    summary: 'Removes the provider; everybody signs in with a password again, and domains stay proven',
    input: z.object({}),
    output: identityProviderSchema,
    errors: ofOwner,
  }),
  addDomain: route('POST', '/api/identity-provider/domains', 'owner', {
    summary: 'Adds a domain, to be proven by a DNS record; at most ten',
    input: z.object({ domain }),
    output: identityProviderSchema,
    errors: [...ofOwner, 'VALIDATION', 'RATE_LIMITED'],
    rateLimit,
  }),
  checkDomain: route('POST', '/api/identity-provider/domains/{domain}/check', 'owner', {
    summary: 'Looks for the DNS record of a domain now',
    input: z.object({ domain }),
    output: identityProviderSchema,
    errors: [...ofOwner, 'NOT_FOUND', 'CONFLICT', 'VALIDATION', 'RATE_LIMITED'],
    rateLimit,
  }),
  requireDomain: route('PUT', '/api/identity-provider/domains/{domain}/requirement', 'owner', {
    summary:
      'Says whether members with an address of a domain sign in with the provider alone; they sign in again then',
    input: z.object({ domain, isRequired: z.boolean() }),
    output: identityProviderSchema,
    errors: [...ofOwner, 'NOT_FOUND', 'VALIDATION'],
  }),
  removeDomain: route('DELETE', '/api/identity-provider/domains/{domain}', 'owner', {
    summary: 'Removes a domain; its people sign in with a password again',
    input: z.object({ domain }),
    output: identityProviderSchema,
    errors: [...ofOwner, 'NOT_FOUND'],
  }),
  begin: route('POST', '/api/identity-provider/sign-in', 'public', {
    summary: 'Begins a sign-in with the provider of an address’s domain; says nothing about accounts',
    input: z.object({
      email: emailAddress().max(254),
      returnPath,
    }),
    output: signInUrl,
    errors: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'UNAVAILABLE', 'RATE_LIMITED'],
    ...ofSignIns,
  }),
  finish: route('POST', '/api/identity-provider/callback', 'public', {
    summary: 'Ends a sign-in with what the provider sent back, once, in the browser that began it',
    input: z.object({ query }),
    output: signedIn,
    errors: ['VALIDATION', 'FORBIDDEN', 'LINK_EXPIRED', 'UNAVAILABLE', 'RATE_LIMITED'],
    ...ofSignIns,
  }),
  describeStaff: route('GET', '/api/identity-provider/staff', 'public', {
    summary: 'Whether the operator’s own provider signs staff in',
    input: z.object({}),
    output: z.object({ isOn: z.boolean() }),
    errors: ['RATE_LIMITED'],
    rateLimit: ofSignIns.rateLimit,
  }),
  beginStaff: route('POST', '/api/identity-provider/staff/sign-in', 'public', {
    summary: 'Begins a sign-in of staff with the operator’s provider',
    input: z.object({ returnPath }),
    output: signInUrl,
    errors: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'UNAVAILABLE', 'RATE_LIMITED'],
    ...ofSignIns,
  }),
  finishStaff: route('POST', '/api/identity-provider/staff/callback', 'public', {
    summary: 'Ends a sign-in of staff with what the provider sent back, then with a code of their app',
    input: z.object({ query: query.default(''), code: signInInputSchema.shape.code }),
    output: z.discriminatedUnion('outcome', [signedIn, ...missingStepSchemas]),
    errors: [
      ...(['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'LINK_EXPIRED', 'WRONG_CODE', 'CONFLICT'] as const),
      ...(['UNAVAILABLE', 'RATE_LIMITED'] as const),
    ],
    ...ofSignIns,
  }),
};
