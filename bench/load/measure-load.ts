import type { LoadRow } from './load-row.ts';
import { withStack } from './loaded-stack.ts';
import { measureChats } from './measure-chats.ts';
import { measureOverload } from './measure-overload.ts';
import { measureProgress } from './measure-progress.ts';
import { measureSignIn } from './measure-sign-in.ts';
import { measureSignups } from './measure-signups.ts';
import { measureVisitorDay } from './measure-visitor-day.ts';

/** Every entry of the load list that a quarter of an hour on this machine can tell, one after the other. */
export async function measureLoad(): Promise<LoadRow[]> {
  const rows = await withStack('off', async (stack) => [
    await measureProgress(stack),
    await measureChats(stack),
    ...(await measureVisitorDay(stack)),
    await measureSignIn(stack),
    await measureSignups(stack),
  ]);
  return [...rows, await withStack('on', measureOverload)];
}
