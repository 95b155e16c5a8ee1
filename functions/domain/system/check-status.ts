import { answerQuestion } from '#functions/engine/answer/answer-question.ts';
import { findBrandKnowledge } from '../support/brand-knowledge.ts';
import type { StatusPorts } from './ports.ts';

type Level = 'operational' | 'degraded' | 'outage';

/** Visitors notice a slower read. */
const slowMs = 1000;

/** Probes the database and the answer engine. While a model rests, the engine answers alone. Never throws. */
export async function checkStatus(ports: StatusPorts): Promise<{ api: Level; database: Level; ai: Level }> {
  const database = await probe(ports, () => ports.readTable());
  const ai = await probe(ports, async () => tryAnswer(ports.now()));
  const isModelResting = (await ports.readModelRestUntil().catch(() => 0)) > ports.now().getTime();
  return { api: 'operational', database, ai: isModelResting && ai === 'operational' ? 'degraded' : ai };
}

/** Asks the engine a question with a known answer. Throws when it fails. */
export function tryAnswer(now: Date): void {
  const knowledge = findBrandKnowledge('gpt');
  const { outcome } = answerQuestion({ knowledge, question: 'What does it cost?', history: [], now });
  if (outcome !== 'answered') throw new Error(`A question that has an answer was ${outcome}`);
}

async function probe({ now }: StatusPorts, attempt: () => Promise<unknown>): Promise<Level> {
  const startedAt = now().getTime();
  try {
    await attempt();
    return now().getTime() - startedAt > slowMs ? 'degraded' : 'operational';
  } catch {
    return 'outage';
  }
}
