import { answerQuestion } from '#functions/engine/quoting/answer-question.ts';
import { findBrandKnowledge } from '../support/brand-knowledge.ts';
import type { StatusPorts } from './ports.ts';
import { withinLimit } from './within-limit.ts';

type Level = 'operational' | 'degraded' | 'outage';

/** Visitors notice a slower read. */
const slowMs = 1000;

/**
 * Probes the database, the answer engine, the queue, without which calls are taken whose work waits, and the objects,
 * without which uploads are refused. While a model rests, the engine answers alone. Never throws.
 */
export async function checkStatus(ports: StatusPorts): Promise<{ api: Level; database: Level; ai: Level }> {
  const [database, ...others] = await Promise.all([
    probe(ports, () => ports.tryTable()),
    probe(ports, () => ports.tryQueue()),
    probe(ports, () => ports.tryObjects()),
  ]);
  const ai = await probeAnswers(ports);
  const readRest = () => ports.modelStore.readRestUntil();
  const isModelResting = (await withinLimit(ports, readRest, () => 0)) > ports.now().getTime();
  const api = others.includes('outage') ? 'degraded' : 'operational';
  return { api, database, ai: isModelResting && ai === 'operational' ? 'degraded' : ai };
}

/** Asks the engine a question with a known answer. Throws when it fails. */
export function tryAnswer(): void {
  const knowledge = findBrandKnowledge('gpt');
  const { outcome } = answerQuestion({ knowledge, question: 'What does it cost?', history: [] });
  if (outcome !== 'answered') throw new Error(`A question that has an answer was ${outcome}`);
}

/** A process compiles the words of ten languages with its first answer, so a slow one is tried again. */
async function probeAnswers(ports: Pick<StatusPorts, 'now' | 'sleep'>): Promise<Level> {
  const probeOnce = () => probe(ports, async () => tryAnswer());
  const first = await probeOnce();
  return first === 'degraded' ? probeOnce() : first;
}

/** What hangs is down: visitors who ask for the status do not wait for it. */
function probe(ports: Pick<StatusPorts, 'now' | 'sleep'>, attempt: () => Promise<unknown>): Promise<Level> {
  const startedAt = ports.now().getTime();
  return withinLimit<Level>(
    ports,
    async () => {
      await attempt();
      return ports.now().getTime() - startedAt > slowMs ? 'degraded' : 'operational';
    },
    () => 'outage',
  );
}
