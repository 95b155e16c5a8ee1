import { readingTokenBounds } from '#functions/runtime/model-env.ts';
import { askEndpoint, type Endpoint, type ProbePorts } from './ask-endpoint.ts';

/** Out of the ten seconds for an answer; the rest is for writing it. */
const readingSeconds = 6;
/** For a fast model: more takes time and finds little. */
const mostReadingTokens = 8000;
/** Maximum besides the reading: 900 of instructions, 900 of conversation, the question, and 700 of reply. */
const besidesTokens = 2500;
const roundedTo = 100;
const sentenceCount = 40;
const charactersPerToken = 4;

/** A model's reading speed in tokens per second; undefined without a reply. */
export async function measureReading(ports: ProbePorts, endpoint: Endpoint): Promise<number | undefined> {
  const startedAt = ports.now();
  // A varying beginning, so that the server's cache can't distort the measurement.
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

/** Tokens a model of this speed and context can read in time for its answer. */
export function chooseReadingTokens(tokensPerSecond: number, contextTokens: number): number {
  const fitting = Math.min(
    tokensPerSecond * readingSeconds,
    contextTokens - besidesTokens,
    mostReadingTokens,
  );
  return Math.max(readingTokenBounds.least, Math.floor(fitting / roundedTo) * roundedTo);
}
