import { addDays } from '#shared/domain/trial.ts';
import type { TenantEntry } from '../staff/ports.ts';
import type { DailyWalkPorts } from './ports.ts';
import { walkCustomers } from './walk-customers.ts';

const intervalDays = 1;

/**
 * Goes on with a walk through all customers that begins once a day. Returns how many `work` acted on; where it says that
 * something is left, the same customers are visited again.
 */
export async function walkDaily(
  { now, walks, ...ports }: DailyWalkPorts,
  work: (entry: TenantEntry) => Promise<'nothing' | 'done' | 'left'>,
): Promise<number> {
  const from = await walks.read();
  if (from.restsUntil && from.restsUntil > now().toISOString()) return 0;
  const { begunAt = now().toISOString() } = from;
  let isLeft = false;
  const { done, walk } = await walkCustomers(ports, from, async (entry) => {
    const outcome = await work(entry);
    if (outcome === 'left') isLeft = true;
    return outcome !== 'nothing';
  });
  const restsUntil = addDays(new Date(begunAt), intervalDays).toISOString();
  const next = isLeft ? from : walk;
  await walks.save(next ? { ...next, begunAt } : { brandIndex: 0, restsUntil });
  return done;
}
