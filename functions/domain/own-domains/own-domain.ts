import * as z from 'zod';
import type { OwnDomain } from '#shared/contract/dashboard/domains.ts';
import {
  brokenDomainDays,
  ownDomainProblems,
  ownDomainStates,
  proofNameOf,
  proofTextOf,
  waitingDomainDays,
} from '#shared/domain/own-domain/own-domain.ts';
import { addDays } from '#shared/domain/trial.ts';

/** An assistant's claim on a domain, which is proven by a record with its token. */
export const domainClaimSchema = z.object({
  conversionId: z.string(),
  domain: z.string(),
  token: z.string(),
  /** Where its CNAME leads. */
  target: z.string(),
  state: z.enum(ownDomainStates),
  problem: z.enum(ownDomainProblems).optional(),
  claimedAt: z.string(),
  since: z.string(),
  checkedAt: z.string().optional(),
  /** When it first went live. */
  liveAt: z.string().optional(),
});
export type DomainClaim = z.infer<typeof domainClaimSchema>;

/** Who has a domain: one assistant, from its proof until everything of it is taken down. */
export const domainHoldSchema = z.object({
  domainName: z.string(),
  conversionId: z.string(),
  /** While its pages are served. */
  servedSince: z.string().optional(),
  /** Since when it is being taken down. */
  endedAt: z.string().optional(),
});

export function describeClaim(claim: DomainClaim): OwnDomain {
  const { domain, token, target, state, problem, since, checkedAt } = claim;
  const endsAt = findEnd(claim);
  return {
    ...{ domain, state, problem, since, checkedAt },
    records: [
      { type: 'CNAME', name: domain, value: target },
      { type: 'TXT', name: proofNameOf(domain), value: proofTextOf(token) },
    ],
    ...(endsAt && { endsAt: endsAt.toISOString() }),
  };
}

/** When a domain that doesn't work is given up. */
export function findEnd({ state, since, claimedAt, liveAt }: DomainClaim): Date | undefined {
  if (state === 'live') return undefined;
  if (liveAt === undefined) return addDays(new Date(claimedAt), waitingDomainDays);
  return addDays(new Date(since), brokenDomainDays);
}
