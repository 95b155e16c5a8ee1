import * as z from 'zod';
import type { GuardrailPlace } from '#functions/services/model/model-settings.ts';

/**
 * Per assistant and day, in fresh input tokens (functions/domain/model/count-tokens.ts). A busy week has 300
 * conversations of four messages, a quarter of them on its busiest day: 300 messages. An uncached one takes
 * 4,000 tokens of reading plus 1,000 around it, queries of 600 and 80, an answer of 250, and checks of two sentences of
 * 600: 8,450. That makes 2.5 million, and a day of twice as many fits.
 */
export const defaultDailyTokens = 5_000_000;
/** Four calls per message, doubled: a cap on work rather than cost. */
const defaultDailyCalls = 2400;
/** Tokens a model reads at once, unless it is known to read slowly: 8,000 held no more answers (docs/decisions/007-answers-by-a-model.md). */
const defaultReadingTokens = 4000;
/** Fewer tokens hold too little of a website; more cost more than they find. */
export const readingTokenBounds = { least: 2000, most: 16_000 };
/**
 * A complete site may exceed the retrieval limit, because it is cached and misses nothing. Not for local
 * models, whose context and speed set the limit.
 */
const shareOfWhole = 1.5;
/** After a longer silence, the engine's own answer is faster. */
const firstPieceMs = { elsewhere: 4000, onThisMachine: 9000 };

/** Variables that choose a model; all empty means none. docs/settings.md lists them. */
export const modelVariables = {
  MODEL_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MODEL_ID: z.string().min(1).optional(),
  /**
   * Reads each sentence with its evidence once more; the answering model itself by default. `guardrail/ID/VERSION` asks
   * a Bedrock guardrail, `off` quotes the page instead.
   */
  MODEL_CHECK_ID: z.string().min(1).optional(),
  MODEL_API_KEY: z.string().min(1).optional(),
  MODEL_API_KEY_SECRET: z.string().min(1).optional(),
  BEDROCK_MODEL_ID: z.string().min(1).optional(),
  /** Enables semantic search in addition to keywords: a Titan, Cohere or Nova embedding model. */
  BEDROCK_EMBEDDING_MODEL_ID: z.string().min(1).optional(),
  BEDROCK_REGION: z.string().min(1).optional(),
  BEDROCK_GUARDRAIL_ID: z.string().min(1).optional(),
  BEDROCK_GUARDRAIL_VERSION: z.string().min(1).optional(),
  MODEL_DAILY_TOKENS: z.coerce.number().int().min(0).default(defaultDailyTokens),
  MODEL_DAILY_CALLS: z.coerce.number().int().min(0).default(defaultDailyCalls),
  MODEL_READING_TOKENS: z.coerce
    .number()
    .int()
    .min(readingTokenBounds.least)
    .max(readingTokenBounds.most)
    .default(defaultReadingTokens),
  /** Rolls prompts back to an earlier version: for answers, readiness checks, and chat summaries. */
  MODEL_PROMPT_VERSION: z.string().min(1).optional(),
  MODEL_EXAM_PROMPT_VERSION: z.string().min(1).optional(),
  MODEL_SUMMARY_PROMPT_VERSION: z.string().min(1).optional(),
  AWS_REGION: z.string().min(1).optional(),
  /** Set only by Lambda. */
  AWS_LAMBDA_FUNCTION_NAME: z.string().optional(),
};

type ModelVariables = z.infer<z.ZodObject<typeof modelVariables>>;

/** Configuration mistakes, for the deployer; empty when there are none. */
export function findModelMistakes(
  env: {
    [Name in keyof ModelVariables]?: ModelVariables[Name] | undefined;
  },
): string[] {
  const mistakes: [boolean, string][] = [
    [
      Boolean(env.MODEL_BASE_URL) !== Boolean(env.MODEL_ID),
      'MODEL_BASE_URL and MODEL_ID belong together: an endpoint and its model',
    ],
    [
      Boolean(env.MODEL_ID && env.BEDROCK_MODEL_ID),
      'choose one model: MODEL_ID of an endpoint or BEDROCK_MODEL_ID',
    ],
    [
      Boolean(env.BEDROCK_GUARDRAIL_ID) !== Boolean(env.BEDROCK_GUARDRAIL_VERSION),
      'BEDROCK_GUARDRAIL_ID and BEDROCK_GUARDRAIL_VERSION belong together',
    ],
    [
      Boolean(
        (env.BEDROCK_MODEL_ID || env.BEDROCK_EMBEDDING_MODEL_ID || readGuardrailName(env.MODEL_CHECK_ID)) &&
          !env.BEDROCK_REGION &&
          !env.AWS_REGION,
      ),
      'Bedrock models and guardrails need BEDROCK_REGION',
    ],
    [
      Boolean(env.MODEL_API_KEY && env.AWS_LAMBDA_FUNCTION_NAME),
      'keep the key in Secrets Manager and name the secret in MODEL_API_KEY_SECRET: everyone who may see a function sees its MODEL_API_KEY',
    ],
  ];
  return mistakes.flatMap(([isMistake, message]) => (isMistake ? [message] : []));
}

/** The guardrail that a checker's name stands for. */
export function readGuardrailName(name: string | undefined): { id: string; version: string } | undefined {
  const [, id, version] = /^guardrail\/([a-z\d]+)\/([1-9]\d{0,7}|DRAFT)$/.exec(name ?? '') ?? [];
  return id && version ? { id, version } : undefined;
}

/** The configured model. */
export type ModelChoice = {
  dailyTokens: number;
  dailyCalls: number;
  /** Token limits for a site: one that fits completely, and passages of a larger one. */
  readingTokens: { whole: number; found: number };
  /** Time limit until its first output. */
  firstPieceMs: number;
  /** Whether it runs on this machine, where it reads slowly and costs nothing. */
  isOnThisMachine: boolean;
  /** The model that checks sentences; undefined when the page is quoted instead. */
  checkModelId: string | undefined;
  /** The guardrail that `checkModelId` names. */
  checkGuardrail: GuardrailPlace | undefined;
  /** Undefined for the newest. */
  promptVersions: Record<'answer' | 'exam' | 'summary', string | undefined>;
  model:
    | {
        provider: 'openai-compatible';
        baseUrl: string;
        modelId: string;
        apiKey: string | undefined;
        apiKeySecret: string | undefined;
      }
    | {
        provider: 'bedrock';
        modelId: string;
        region: string;
        guardrail: { id: string; version: string } | undefined;
      };
};

export function chooseModel(env: ModelVariables): ModelChoice | undefined {
  const model = modelOf(env);
  if (!model) return undefined;
  const guardrail = readGuardrailName(env.MODEL_CHECK_ID);
  const region = env.BEDROCK_REGION ?? env.AWS_REGION;
  const isOnThisMachine = model.provider === 'openai-compatible' && isLoopback(model.baseUrl);
  return {
    model,
    dailyTokens: env.MODEL_DAILY_TOKENS,
    dailyCalls: env.MODEL_DAILY_CALLS,
    readingTokens: {
      whole: env.MODEL_READING_TOKENS * (isOnThisMachine ? 1 : shareOfWhole),
      found: env.MODEL_READING_TOKENS,
    },
    isOnThisMachine,
    checkModelId: env.MODEL_CHECK_ID === 'off' ? undefined : (env.MODEL_CHECK_ID ?? model.modelId),
    checkGuardrail: guardrail && region ? { ...guardrail, region } : undefined,
    firstPieceMs: isOnThisMachine ? firstPieceMs.onThisMachine : firstPieceMs.elsewhere,
    promptVersions: {
      answer: env.MODEL_PROMPT_VERSION,
      exam: env.MODEL_EXAM_PROMPT_VERSION,
      summary: env.MODEL_SUMMARY_PROMPT_VERSION,
    },
  };
}

/** Whether a URL points to this machine. */
export function isLoopback(url: string): boolean {
  return URL.canParse(url) && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}

/** The model that embeds passages and questions, when one is configured. */
export function chooseEmbeddingModel(env: ModelVariables): { modelId: string; region: string } | undefined {
  const { BEDROCK_EMBEDDING_MODEL_ID: modelId } = env;
  const region = env.BEDROCK_REGION ?? env.AWS_REGION;
  return modelId && region ? { modelId, region } : undefined;
}

function modelOf(env: ModelVariables): ModelChoice['model'] | undefined {
  const { MODEL_BASE_URL: baseUrl, MODEL_ID, BEDROCK_MODEL_ID } = env;
  const region = env.BEDROCK_REGION ?? env.AWS_REGION;
  const { BEDROCK_GUARDRAIL_ID: id, BEDROCK_GUARDRAIL_VERSION: version } = env;
  if (baseUrl && MODEL_ID) {
    const { MODEL_API_KEY: apiKey, MODEL_API_KEY_SECRET: apiKeySecret } = env;
    return { provider: 'openai-compatible', baseUrl, modelId: MODEL_ID, apiKey, apiKeySecret };
  }
  if (!BEDROCK_MODEL_ID || !region) return undefined;
  const guardrail = id && version ? { id, version } : undefined;
  return { provider: 'bedrock', modelId: BEDROCK_MODEL_ID, region, guardrail };
}
