import { readingTokenBounds } from '#functions/runtime/model-env.ts';
import { askEndpoint, type Endpoint, type ProbePorts } from './ask-endpoint.ts';

/** Of the ten seconds in which an answer has to come: the rest is for writing it. */
const readingSeconds = 6;
/** What a fast model gets: more costs time and finds little. */
const mostReadingTokens = 8000;
/** Beside the reading, at most: 900 of instructions, 900 of conversation, the question, and 700 of reply. */
const besidesTokens = 2500;
const roundedTo = 100;
const sentenceCount = 40;
const charactersPerToken = 4;

/** Tokens a second that a model reads; undefined without a reply. */
export async function measureReading(ports: ProbePorts, endpoint: Endpoint): Promise<number | undefined> {
  const startedAt = ports.now();
  // A beginning that was read before would be remembered, and measured as reading.
  const sentences = Array.from(
    { length: sentenceCount },
    (_, index) => `Room ${startedAt + index * 7} is open from ${index} to ${index + 8} o'clock.`,
  );
  const prompt = `${sentences.join(' ')}\nReply with OK.`;
  const reply = await askEndpoint(ports, endpoint, prompt, 1);
  if (!reply) return undefined;
  const seconds = Math.max(ports.now() - startedAt, 1) / 1000;
  return Math.round((reply.promptTokens ?? prompt.length / charactersPerToken) / seconds);
}

/** What a model of this speed and context is given to read, so that its answer comes in time. */
export function chooseReadingTokens(tokensPerSecond: number, contextTokens: number): number {
  const fitting = Math.min(
    tokensPerSecond * readingSeconds,
    contextTokens - besidesTokens,
    mostReadingTokens,
  );
  return Math.max(readingTokenBounds.least, Math.floor(fitting / roundedTo) * roundedTo);
}
