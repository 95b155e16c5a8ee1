import type { Conversion } from '../conversions/conversion.ts';
import { changeLibrary, LibraryGoneError, withoutNewLibraries } from './change-library.ts';
import { checkReadiness } from './check-readiness.ts';
import { type Library, nextTask, type Task, wakeDue } from './library.ts';
import type { UpdatePorts } from './ports.ts';
import { publishLibrary } from './publish-library.ts';
import { readItem } from './read-item.ts';
import { removeItem } from './remove-item.ts';
import { askAgain } from './website/ask-again.ts';
import { readWebsite } from './website/read-website.ts';

/** Slightly more than a message may take: a longer lease means its holder is gone. */
const leaseSeconds = 70;
/** After this a task is left to the next message; the longest one, a document, takes 20 more seconds. */
const budgetMs = 20_000;
/** Of 2, 4, 8 … seconds. */
const longestPauseSeconds = 64;

/**
 * Does a knowledge base's pending work: reads entries, publishes once, runs the readiness check. A message
 * without work, or with another worker on it, does nothing; unfinished work sends another message. Erasing
 * the owner ends all work.
 */
export async function updateKnowledge(ports: UpdatePorts, conversionId: string): Promise<void> {
  const conversion = await ports.conversions.find(conversionId);
  if (!conversion || conversion.status === 'processing') return;
  try {
    await doPendingWork(withoutNewLibraries(ports), conversion);
  } catch (error) {
    if (!(error instanceof LibraryGoneError)) throw error;
  }
}

async function doPendingWork(ports: UpdatePorts, conversion: Conversion): Promise<void> {
  const { conversionId } = conversion;
  const owner = ports.makeId();
  let library = await takeLease(ports, conversion, owner);
  if (library.leaseOwner !== owner) return;
  ports.reach('knowledge:leased');
  const startedAt = ports.now().getTime();
  try {
    for (
      let task = nextTask(library);
      task && library.leaseOwner === owner && ports.now().getTime() - startedAt < budgetMs;
      task = nextTask(library)
    ) {
      library = await perform(ports, conversion, owner, task);
    }
    await release(ports, conversion, owner, 0);
  } catch (error) {
    if (error instanceof LibraryGoneError) throw error;
    ports.reportFailure(conversionId, error);
    const pauseSeconds = Math.min(2 ** Math.max(library.attempt, 1), longestPauseSeconds);
    await release(ports, conversion, owner, pauseSeconds);
  }
}

function perform(ports: UpdatePorts, conversion: Conversion, owner: string, task: Task): Promise<Library> {
  switch (task.kind) {
    case 'remove':
      return removeItem(ports, conversion, owner, task.item);
    case 'read':
      return readItem(ports, conversion, owner, task.item);
    case 'publish':
      return publishLibrary(ports, conversion, owner);
    case 'read-website':
      return readWebsite(ports, conversion, owner, task.website);
    case 'ask-again':
      return askAgain(ports, conversion, owner, task.website);
    case 'examine':
      return checkReadiness(ports, conversion, owner);
  }
}

function takeLease(ports: UpdatePorts, conversion: Conversion, owner: string): Promise<Library> {
  const now = ports.now();
  return changeLibrary(ports, conversion, (library) => {
    const isHeld = library.leaseUntil !== undefined && library.leaseUntil >= now.toISOString();
    const woken = wakeDue(library, now);
    if (isHeld || !nextTask(woken)) return library;
    const leaseUntil = new Date(now.getTime() + leaseSeconds * 1000).toISOString();
    return { ...woken, leaseOwner: owner, leaseUntil };
  });
}

async function release(
  ports: UpdatePorts,
  conversion: Conversion,
  owner: string,
  pauseSeconds: number,
): Promise<void> {
  const { conversionId } = conversion;
  const library = await changeLibrary(ports, conversion, (before) => {
    const { leaseOwner, leaseUntil: _until, ...rest } = before;
    if (leaseOwner !== owner) return before;
    return { ...rest, dueAt: new Date(ports.now().getTime() + pauseSeconds * 1000).toISOString() };
  });
  // What fell due meanwhile found this worker at work.
  if (nextTask(wakeDue(library, ports.now())) && !library.leaseOwner)
    await ports.sendUpdate(conversionId, pauseSeconds);
}
