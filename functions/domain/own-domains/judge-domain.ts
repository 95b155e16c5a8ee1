import type { OwnDomainProblem, OwnDomainState } from '#shared/domain/own-domain/own-domain.ts';
import { type DomainClaim, findEnd } from './own-domain.ts';

/** What a check saw, in the order of the steps: the first that fails is told. `unclear`: somebody could not be asked. */
export type Sight = OwnDomainProblem | 'certificate-pending' | 'served' | 'unclear';

export type Judgement = {
  claim: DomainClaim;
  nextCheckAt: Date;
  /** What the owner is told by mail. */
  news?: 'live' | 'broken';
};

const minute = 60_000;
const hour = 60 * minute;
/** Records are mostly set within hours of the claim, and looked at rarely after that. */
const eagerMs = 48 * hour;

/** Moves a claim on by what was seen; undefined when its time is over and it ends. */
export function judgeDomain(claim: DomainClaim, sight: Sight, now: Date): Judgement | undefined {
  const state = findState(claim, sight);
  const end = findEnd(claim);
  if (state !== 'live' && sight !== 'unclear' && end && end <= now) return undefined;
  const problem = findProblem(claim, sight);
  const { problem: _before, ...kept } = claim;
  const moved: DomainClaim = {
    ...kept,
    state,
    ...(problem && { problem }),
    since: state === claim.state ? claim.since : now.toISOString(),
    checkedAt: sight === 'unclear' ? claim.checkedAt : now.toISOString(),
    liveAt: claim.liveAt ?? (state === 'live' ? now.toISOString() : undefined),
  };
  const nextCheckAt = new Date(now.getTime() + findPause(moved, sight, now));
  const isNews = state !== claim.state && (state === 'live' || state === 'broken');
  return { claim: moved, nextCheckAt, ...(isNews && { news: state }) };
}

function findState({ state, liveAt }: DomainClaim, sight: Sight): OwnDomainState {
  switch (sight) {
    case 'served':
      return 'live';
    case 'unclear':
      return state;
    case 'certificate-pending':
      // Until a new certificate is made, the one before serves.
      return liveAt === undefined ? 'certificate' : state;
    case 'certificate-failed':
      return 'broken';
    case 'no-proof':
    case 'no-route':
    case 'held':
    case 'not-in-plan':
      return liveAt === undefined ? 'waiting' : 'broken';
  }
}

function findProblem({ problem, liveAt }: DomainClaim, sight: Sight): OwnDomainProblem | undefined {
  switch (sight) {
    case 'served':
      return undefined;
    case 'unclear':
      return problem;
    case 'certificate-pending':
      return liveAt === undefined ? undefined : problem;
    default:
      return sight;
  }
}

function findPause({ state, claimedAt }: DomainClaim, sight: Sight, now: Date): number {
  if (sight === 'unclear') return 10 * minute;
  switch (state) {
    case 'live':
      return 24 * hour;
    case 'certificate':
      return 2 * minute;
    case 'waiting':
      return now.getTime() - Date.parse(claimedAt) < eagerMs ? 10 * minute : 12 * hour;
    case 'broken':
      return hour;
  }
}
