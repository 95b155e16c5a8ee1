import { expect, test } from 'vitest';
import * as z from 'zod';
import { route } from '#shared/contract/route.ts';
import { countAddress } from './limit-address.ts';

const limited = route({
  method: 'POST',
  path: '/api/limited',
  access: 'public',
  summary: '',
  input: z.object({}),
  output: z.object({}),
  errors: ['RATE_LIMITED'],
  rateLimit: { perAddress: 2, overall: 3, windowSeconds: 3600 },
});

/** Calls from several addresses in turn; returns which were accepted. */
async function call(addresses: string[]): Promise<boolean[]> {
  const calls = new Map<string, number>();
  const deps = {
    now: () => new Date('2026-03-05T10:30:00Z'),
    rateLimits: {
      countCall: async (subject: string) => {
        const count = (calls.get(subject) ?? 0) + 1;
        calls.set(subject, count);
        return count;
      },
      forget: async () => undefined,
    },
  };
  const passed: boolean[] = [];
  for (const address of addresses) {
    passed.push(
      await countAddress(deps, limited, address).then(
        () => true,
        (error: unknown) => {
          expect(error).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 1800 });
          return false;
        },
      ),
    );
  }
  return passed;
}

test('an address over its limit doesn’t use up the shared limit', async () => {
  expect(await call(['a', 'a', 'a', 'a', 'b'])).toEqual([true, true, false, false, true]);
});

test('the shared limit holds for any number of addresses', async () => {
  expect(await call(['a', 'b', 'c', 'd', 'e'])).toEqual([true, true, true, false, false]);
});
