import middy from '@middy/core';
import { expect, test } from 'vitest';
import { chat } from '#shared/contract/assistant/chat.ts';
import { conversions } from '#shared/contract/conversions.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';
import type { Route } from '#shared/contract/route.ts';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import { context, describeEvent } from '#tests/support/worlds/lambda-fixture.ts';
import type { ApiEvent, ApiReply } from '../call.ts';
import { limitUnknownIds } from './limit-unknown-ids.ts';

type Guess = { address?: string; names?: number; code?: ErrorCode; input?: object };

let counted: string[] = [];
let namesSeen = 0;
const rateLimits = {
  countNames: async (_subject: string, name: string) => {
    counted.push(name);
    return namesSeen;
  },
};

/** Calls the route from an address that has requested `names` ids; returns the outcome and how many ids were counted. */
async function call(route: Route, { address = 'a', names = 1, code, input }: Guess) {
  counted = [];
  namesSeen = names;
  const known = { deps: { now: () => new Date(), rateLimits }, clientAddress: address };
  const reply = middy<ApiEvent, ApiReply>()
    .use({ before: ({ event }) => void Object.assign(event, known, input && { input }) })
    .use(limitUnknownIds(route))
    .handler<ApiEvent, ApiReply>(async () => {
      if (code) throw new AppError(code);
      return { statusCode: 200 };
    })(describeEvent({ pathParameters: { conversionId: 'conv_edgpt_1' } }), context);
  const outcome = await reply.then(
    () => 'answered',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );
  return [outcome, counted.length];
}

const unknown = 'CONVERSION_NOT_FOUND';

test.each<[string, Route, Guess, outcome: string, counted: number]>([
  ['an unknown id is counted', conversions.getProgress, { code: unknown }, unknown, 1],
  [
    'the 21st is refused',
    conversions.getProgress,
    { address: 'b', code: unknown, names: 21 },
    'RATE_LIMITED',
    1,
  ],
  ['then an existing id is too', conversions.getProgress, { address: 'b' }, 'RATE_LIMITED', 0],
  ['but not where callers are signed in', dashboard.getById, { address: 'b' }, 'answered', 0],
  ['another failure is not counted', conversions.getProgress, { code: 'NOT_READY' }, 'NOT_READY', 0],
  ['an id in the body counts', chat.sendMessage, { code: unknown, input: { conversionId: 'x' } }, unknown, 1],
  ['a call without one does not', chat.sendMessage, { code: unknown, input: {} }, unknown, 0],
])('%s', async (_guarantee, route, guess, outcome, counted) => {
  expect(await call(route, guess)).toEqual([outcome, counted]);
});
