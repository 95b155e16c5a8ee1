import { setTimeout as wait } from 'node:timers/promises';

const mostAttempts = 6;
const defaultSeconds = 3;
const busyStatus = 503;

/**
 * Sends calls again while the server says that it is busy, after the time that it names: a machine under load would
 * otherwise end an evaluation of an hour. What is busy after the last attempt stays so.
 */
export function waitWhileBusy(
  send: typeof fetch = fetch,
  waitMs: (milliseconds: number) => Promise<unknown> = wait,
): typeof fetch {
  return async (...call) => {
    for (let attempt = 1; ; attempt++) {
      const response = await send(...call);
      if (response.status !== busyStatus || attempt === mostAttempts) return response;
      await response.body?.cancel();
      await waitMs(1000 * (Number(response.headers.get('retry-after')) || defaultSeconds));
    }
  };
}
