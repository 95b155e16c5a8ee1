import { setTimeout as wait } from 'node:timers/promises';

const mostAttempts = 6;
const defaultSeconds = 3;
const busyStatus = 503;

/**
 * Repeats calls to a busy server after the time that it names, so that load does not end a long evaluation; the last
 * attempt's reply stands.
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
