import * as z from 'zod';
import { conversionIdSchema } from '../../domain/conversion/conversion-id-schema.ts';
import { domainCharacters, ownDomainProblems, ownDomainStates } from '../../domain/own-domain/own-domain.ts';
import { route } from '../route.ts';

const id = { conversionId: conversionIdSchema };

/** An assistant's own domain, as its owner sees it. */
export const ownDomainSchema = z.object({
  domain: z.string(),
  state: z.enum(ownDomainStates),
  problem: z.enum(ownDomainProblems).optional(),
  /** To be set where the domain is managed. */
  records: z.array(z.object({ type: z.enum(['CNAME', 'TXT']), name: z.string(), value: z.string() })),
  /** Since when it is in this state. */
  since: z.string(),
  checkedAt: z.string().optional(),
  /** When it is given up, unless it works before. */
  endsAt: z.string().optional(),
});
export type OwnDomain = z.infer<typeof ownDomainSchema>;

const reply = z.object({
  /** `none` on a deployment without own domains. */
  availability: z.enum(['yes', 'not-in-plan', 'none']),
  domain: ownDomainSchema.nullable(),
});
export type DomainReply = z.infer<typeof reply>;
const errors = ['UNAUTHENTICATED', 'FORBIDDEN', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'] as const;
const rateLimit = { perAddress: 120, perTenant: 120, windowSeconds: 60 };
/** Each of these calls asks DNS and the service that makes certificates. */
const checkLimit = { perAddress: 12, perTenant: 6, windowSeconds: 60 };

export const domains = {
  get: route('GET', '/api/domains/{conversionId}', 'owner', {
    summary: 'An assistant’s own domain, the records that it needs, and its state',
    input: z.object(id),
    output: reply,
    errors,
    rateLimit,
  }),
  connect: route('POST', '/api/domains/{conversionId}', 'owner', {
    summary: 'Gives an assistant a domain of its own; returns the records to set',
    input: z.object({
      ...id,
      domain: z
        .string()
        .trim()
        .max(domainCharacters + 'https://'.length),
    }),
    output: reply,
    errors: ['VALIDATION', 'CONFLICT', 'UNAVAILABLE', ...errors],
    rateLimit: checkLimit,
  }),
  check: route('POST', '/api/domains/{conversionId}/check', 'owner', {
    summary: 'Looks at the records of an assistant’s own domain now, and moves it on',
    input: z.object(id),
    output: reply,
    errors: ['NOT_FOUND', ...errors],
    rateLimit: checkLimit,
  }),
  remove: route('DELETE', '/api/domains/{conversionId}', 'owner', {
    summary: 'Takes an assistant’s own domain away; it stops answering within minutes',
    input: z.object(id),
    output: reply,
    errors: ['NOT_FOUND', ...errors],
    rateLimit,
  }),
};
