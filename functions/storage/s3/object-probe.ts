import { objectKeys } from './object-keys.ts';
import type { ObjectStore } from './object-store.ts';

const writeIntervalMs = 10_000;
const written = new TextEncoder().encode('Written by the status check.');

/** This process's last write to each bucket; its outcome holds until the next. */
const lastWrites = new WeakMap<Pick<ObjectStore, 'put'>, { at: number; outcome: Promise<void> }>();

/**
 * Reads an object's size and, at most once in ten seconds, writes it: a folder of objects without space still answers
 * reads. Throws when either fails.
 */
export async function tryObjects(objects: Pick<ObjectStore, 'put' | 'sizeBytes'>, now: Date): Promise<void> {
  await objects.sizeBytes(objectKeys.probe());
  const at = now.getTime();
  const last = lastWrites.get(objects);
  if (last && at - last.at < writeIntervalMs) return last.outcome;
  const outcome = objects.put(objectKeys.probe(), written, 'text/plain');
  lastWrites.set(objects, { at, outcome });
  await outcome;
}
