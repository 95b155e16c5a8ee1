import * as z from 'zod';
import { either, isAbsent, isAtMost } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const writeIntervalMs = 10_000;
const probeSchema = z.object({ writtenAt: z.number() });

/** This process's last write to each table; its outcome holds until the next. */
const lastWrites = new WeakMap<Pick<Table, 'get'>, { at: number; outcome: Promise<unknown> }>();

/**
 * Reads an item and, at most once in ten seconds, writes it: a table whose disk is full still answers reads. Throws when
 * either fails.
 */
export async function tryTable(table: Pick<Table, 'get' | 'update'>, now: Date): Promise<void> {
  const at = now.getTime();
  const { data } = probeSchema.safeParse(await table.get(keys.statusProbe()));
  const last = lastWrites.get(table);
  if (last && at - last.at < writeIntervalMs) return void (await last.outcome);
  // Another process has just written it.
  if (data && at - data.writtenAt < writeIntervalMs) return;
  const write = { at, outcome: writeProbe(table, at) };
  lastWrites.set(table, write);
  await write.outcome;
}

function writeProbe(table: Pick<Table, 'update'>, at: number): Promise<unknown> {
  return table.update(keys.statusProbe(), {
    set: { writtenAt: at },
    when: [either(isAbsent('writtenAt'), isAtMost('writtenAt', at - writeIntervalMs))],
  });
}
