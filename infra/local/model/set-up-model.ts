import { isLoopback } from '#functions/runtime/model-env.ts';
import type { ProbePorts } from './ask-endpoint.ts';
import { findLocalModel } from './find-local-model.ts';
import { chooseReadingTokens, measureReading } from './measure-reading.ts';

/** A model that answers on a usual machine, and the size of its download: ollama.com/library/gemma3. */
const suggested = { name: 'gemma3:4b', gigabytes: 3.3 };
const usualMegabits = 100;

/** Variables for the stack's processes, and a line for the startup message. */
type SetUp = { variables: Record<string, string>; line: string };

/** Determines the model that reads websites here: the configured one, or else one running on this machine. */
export async function setUpModel(
  env: Readonly<Record<string, string | undefined>>,
  ports: ProbePorts,
): Promise<SetUp> {
  const { MODEL, MODEL_BASE_URL, MODEL_ID, MODEL_API_KEY, BEDROCK_MODEL_ID } = env;
  if (BEDROCK_MODEL_ID) return { variables: {}, line: `${BEDROCK_MODEL_ID} of Amazon Bedrock` };
  if (MODEL_BASE_URL && MODEL_ID) {
    const line = `${MODEL_ID} at ${MODEL_BASE_URL}`;
    const endpoint = { baseUrl: MODEL_BASE_URL, modelId: MODEL_ID, apiKey: MODEL_API_KEY };
    const isMeasured = MODEL !== 'off' && !env.MODEL_READING_TOKENS && isLoopback(MODEL_BASE_URL);
    const tokensPerSecond = isMeasured && (await measureReading(ports, endpoint));
    if (!tokensPerSecond) return { variables: {}, line };
    const readingTokens = chooseReadingTokens(tokensPerSecond, Number.POSITIVE_INFINITY);
    return {
      variables: { MODEL_READING_TOKENS: String(readingTokens) },
      line: `${line}, ${describeSpeed(tokensPerSecond, readingTokens)}`,
    };
  }
  if (MODEL === 'off') return { variables: {}, line: 'none (MODEL=off)' };
  const found = await findLocalModel(ports);
  if (!found) return { variables: {}, line: describeNone() };
  const { serverName, baseUrl, modelId, tokensPerSecond, readingTokens } = found;
  return {
    variables: {
      MODEL_BASE_URL: baseUrl,
      MODEL_ID: modelId,
      MODEL_READING_TOKENS: env.MODEL_READING_TOKENS ?? String(readingTokens),
    },
    line: `${modelId} of ${serverName} on this machine, ${describeSpeed(tokensPerSecond, readingTokens)} (MODEL=off disables it)`,
  };
}

/** What changes with a model, and how long getting one takes. */
function describeNone(): string {
  const minutes = Math.round((suggested.gigabytes * 8000) / usualMegabits / 60);
  return [
    "none, so assistants quote the website's own sentences.",
    'With a model they read the pages and answer the question in words, each sentence checked against a page.',
    `For that install Ollama (https://ollama.com) and run \`ollama pull ${suggested.name}\` (${suggested.gigabytes} GB, about ${minutes} minutes at ${usualMegabits} Mbit/s), then start again`,
  ].join(' ');
}

function describeSpeed(tokensPerSecond: number, readingTokens: number): string {
  return `reads ${tokensPerSecond} tokens a second and gets up to ${readingTokens}`;
}
