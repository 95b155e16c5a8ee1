import type { Route } from '#shared/contract/route.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '../../wiring/deps.ts';
import { hashForCounting } from './count-call.ts';
import { findRefusals } from './refusals.ts';
import type { Identified, Parsed, Step } from './step.ts';

type Limited = Pick<Deps, 'now'> & { rateLimits: Pick<Deps['rateLimits'], 'countNames'> };

/** Distinct unknown conversions an address may request per minute. */
const mostUnknownIds = 20;
const windowSeconds = 60;

/**
 * Counts a requested id that doesn't exist. Public routes then also refuse existing ids, or a hit would stand out;
 * signed-in callers can't tell foreign ids from unknown ones, so only guesses are refused. Throws RATE_LIMITED.
 */
export function limitUnknownIds({
  access,
  input,
}: Pick<Route, 'access' | 'input'>): Step<Identified & Partial<Parsed>> {
  const takesId = 'conversionId' in input.shape;
  return {
    before: ({ event: { deps, clientAddress } }) => {
      if (takesId && access === 'public') refuseGuesser(deps, clientAddress);
    },
    onError: async ({ error, event: { deps, clientAddress, ...event } }) => {
      const isUnknown = error instanceof AppError && error.code === 'CONVERSION_NOT_FOUND';
      const { conversionId } = event.input ?? event.pathParameters ?? {};
      if (takesId && isUnknown && typeof conversionId === 'string')
        await countUnknownId(deps, clientAddress, conversionId);
    },
  };
}

/** Counts an unknown id once per minute: a dead link isn't a guess. Throws RATE_LIMITED. */
export async function countUnknownId(deps: Limited, address: string, conversionId: string): Promise<void> {
  const now = toSeconds(deps.now());
  const start = now - (now % windowSeconds);
  const end = start + windowSeconds;
  const guesser = nameGuesser(address);
  const window = { start, seconds: windowSeconds, most: mostUnknownIds + 1 };
  const name = hashForCounting(conversionId);
  const count = await deps.rateLimits.countNames(guesser, name, window);
  if (count <= mostUnknownIds) return;
  findRefusals(deps.rateLimits).remember(guesser, end, now);
  throw new AppError('RATE_LIMITED', { retryAfterSeconds: end - now });
}

function refuseGuesser({ now, rateLimits }: Limited, address: string): void {
  const seconds = findRefusals(rateLimits).secondsLeft(nameGuesser(address), toSeconds(now()));
  if (seconds > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: seconds });
}

const nameGuesser = (address: string) => `unknown-ids#address:${hashForCounting(address)}`;

const toSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);
