import { expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { waitWhileBusy } from './wait-while-busy.ts';

/** A server that is busy for some calls, and the waits of its callers. */
function openServer(busyCalls: number) {
  const waited: number[] = [];
  let calls = 0;
  const send = async () => {
    calls++;
    return calls > busyCalls
      ? Response.json({ api: 'operational', database: 'operational', ai: 'operational' })
      : Response.json({ error: { code: 'UNAVAILABLE' } }, { status: 503, headers: { 'retry-after': '7' } });
  };
  const fetch = waitWhileBusy(send, async (milliseconds) => waited.push(milliseconds));
  return { waited, countCalls: () => calls, client: createClient({ fetch }) };
}

test('a call to a busy server is repeated after the time that the server names', async () => {
  const { client, waited, countCalls } = openServer(2);
  expect(await client.system.getStatus({})).toMatchObject({ ai: 'operational' });
  expect(waited).toEqual([7000, 7000]);
  expect(countCalls()).toBe(3);
});

test('a call to a server that stays busy is sent six times in total', async () => {
  const { client, countCalls } = openServer(Number.POSITIVE_INFINITY);
  await expect(client.system.getStatus({})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(countCalls()).toBe(6);
});
