import { expect, test } from 'vitest';
import * as z from 'zod';
import { route } from '#shared/contract/route.ts';
import { countAddress } from './limit-address.ts';

const limited = route('POST', '/api/limited', 'public', {
  summary: '',
  input: z.object({}),
  output: z.object({}),
  errors: ['RATE_LIMITED'],
  rateLimit: { perAddress: 2, overall: 3, windowSeconds: 3600 },
});

/** Calls from several addresses in turn; returns which were accepted, and the calls counted for each subject. */
async function call(addresses: string[]): Promise<{ passed: boolean[]; counts: number[] }> {
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
  return { passed, counts: [...calls.values()] };
}

test('an address over its limit doesn’t use up the shared limit', async () => {
  const { passed } = await call(['a', 'a', 'a', 'a', 'b']);
  expect(passed).toEqual([true, true, false, false, true]);
});

test('a flood is refused without being counted, once its address is over the limit', async () => {
  const { passed, counts } = await call(Array.from({ length: 100 }, () => 'a'));
  expect(passed.filter(Boolean)).toHaveLength(2);
  expect(counts).toEqual([3, 2]);
});

test('the shared limit holds for any number of addresses', async () => {
  const { passed } = await call(['a', 'b', 'c', 'd', 'e']);
  expect(passed).toEqual([true, true, true, false, false]);
});
