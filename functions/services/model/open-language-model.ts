import type { LanguageModelUsage } from 'ai';
import { ModelFailure } from '#functions/domain/model/model-failure.ts';
import type { LanguageModel, ModelEvent, ModelRequest, TokenUse } from '#functions/domain/model/ports.ts';
import { cachesPrompts } from './caches-prompts.ts';
import type { ModelSettings } from './model-settings.ts';
import { toModelFailure } from './to-model-failure.ts';

type Library = Awaited<ReturnType<typeof loadLibrary>>;

/**
 * Opens a model through the AI SDK, loaded with the first call, so that a chat without a model never pays for
 * it. Only tests replace `fetch`.
 */
export function openLanguageModel(
  settings: ModelSettings,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): LanguageModel {
  let library: Promise<Library> | undefined;
  return async function* phrase(request) {
    library ??= loadLibrary(settings, refuseRedirects(fetch));
    try {
      yield* streamEvents(await library, settings, request);
    } catch (error) {
      throw toModelFailure(error, request.signal);
    }
  };
}

/** A redirect would take a conversation to a host that nobody chose. */
function refuseRedirects(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => fetch(input, { ...init, redirect: 'error' });
}

async function loadLibrary(settings: ModelSettings, fetch: typeof globalThis.fetch) {
  const { streamText } = await import('ai');
  return { streamText, model: await loadModel(settings, fetch) };
}

async function loadModel(settings: ModelSettings, fetch: typeof globalThis.fetch) {
  switch (settings.provider) {
    case 'bedrock': {
      const { createAmazonBedrock } = await import('@ai-sdk/amazon-bedrock');
      return createAmazonBedrock({ region: settings.region, fetch })(settings.modelId);
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const { baseUrl, modelId, readApiKey } = settings;
      const provider = createOpenAICompatible({
        name: 'endpoint',
        baseURL: baseUrl,
        includeUsage: true,
        fetch,
        ...(readApiKey && { apiKey: readApiKey }),
      });
      return provider(modelId);
    }
  }
}

async function* streamEvents(
  { streamText, model }: Library,
  settings: ModelSettings,
  { instructions, reading, prompt, outputTokens, signal }: ModelRequest,
): AsyncGenerator<ModelEvent> {
  const result = streamText({
    model,
    // A fact-checking model knows no instructions.
    ...(instructions !== '' && { instructions }),
    messages: [{ role: 'user', content: contentOf(settings, reading, prompt) }],
    maxOutputTokens: outputTokens,
    // The most likely words are the quote's own.
    temperature: 0,
    maxRetries: 0,
    abortSignal: signal,
    ...guardrailOf(settings),
    // The library would log the error together with the prompt.
    onError: () => undefined,
  });
  for await (const part of result.stream) {
    if (part.type === 'text-delta') yield { kind: 'text', text: part.text };
    else if (part.type === 'error') throw part.error;
    else if (part.type === 'abort') throw new ModelFailure('cancelled');
    else if (part.type === 'finish') {
      if (part.finishReason === 'content-filter') throw new ModelFailure('guardrail');
      if (part.finishReason === 'error') throw new ModelFailure('garbled');
      yield { kind: 'usage', tokens: tokensOf(part.totalUsage) };
    }
  }
}

/**
 * Bedrock caches up to a cache point, which needs a separate part; other endpoints cache equal prefixes
 * automatically, and some accept only a single text.
 */
function contentOf(settings: ModelSettings, reading: string | undefined, prompt: string) {
  if (reading === undefined) return prompt;
  if (settings.provider !== 'bedrock' || !cachesPrompts(settings.modelId)) return `${reading}\n\n${prompt}`;
  return [
    {
      type: 'text' as const,
      text: reading,
      providerOptions: { bedrock: { cachePoint: { type: 'default' } } },
    },
    { type: 'text' as const, text: prompt },
  ];
}

function tokensOf({ inputTokens, inputTokenDetails, outputTokens }: LanguageModelUsage): TokenUse {
  return {
    input: inputTokens ?? 0,
    cachedInput: inputTokenDetails.cacheReadTokens ?? 0,
    cacheWrite: inputTokenDetails.cacheWriteTokens ?? 0,
    output: outputTokens ?? 0,
  };
}

function guardrailOf(settings: ModelSettings) {
  if (settings.provider !== 'bedrock' || !settings.guardrail) return {};
  const { id, version } = settings.guardrail;
  return {
    providerOptions: {
      bedrock: { guardrailConfig: { guardrailIdentifier: id, guardrailVersion: version } },
    },
  };
}
