import { ModelFailure } from '#functions/domain/model/model-failure.ts';
import type { LanguageModel, ModelEvent, ModelRequest } from '#functions/domain/model/ports.ts';
import { cachesPrompts } from './caches-prompts.ts';
import type { ModelSettings } from './model-settings.ts';
import { toModelFailure } from './to-model-failure.ts';

type Provided = Awaited<ReturnType<typeof loadModel>>;

/**
 * Opens a model through its AI SDK provider, loaded with the first call, so that a chat without a model never
 * pays for it. Only tests replace `fetch`.
 */
export function openLanguageModel(
  settings: ModelSettings,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): LanguageModel {
  let model: Promise<Provided> | undefined;
  return async function* phrase(request) {
    model ??= loadModel(settings, refuseRedirects(fetch));
    try {
      yield* streamEvents(await model, settings, request);
    } catch (error) {
      throw toModelFailure(error, request.signal);
    }
  };
}

/** A redirect would take a conversation to a host that nobody chose. */
function refuseRedirects(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => fetch(input, { ...init, redirect: 'error' });
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
  model: Provided,
  settings: ModelSettings,
  { instructions, reading, prompt, outputTokens, signal }: ModelRequest,
): AsyncGenerator<ModelEvent> {
  const { stream } = await model.doStream({
    prompt: [
      // A fact-checking model knows no instructions.
      ...(instructions === '' ? [] : [{ role: 'system' as const, content: instructions }]),
      { role: 'user', content: contentOf(settings, reading, prompt) },
    ],
    maxOutputTokens: outputTokens,
    // The most likely words are the quote's own.
    temperature: 0,
    abortSignal: signal,
    ...guardrailOf(settings),
  });
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'text-delta' && part.delta) yield { kind: 'text', text: part.delta };
    if (part.type !== 'finish') continue;
    if (part.finishReason.unified === 'content-filter') throw new ModelFailure('guardrail');
    if (part.finishReason.unified === 'error') throw new ModelFailure('garbled');
    const { inputTokens, outputTokens } = part.usage;
    const tokens = {
      input: inputTokens.total ?? 0,
      cachedInput: inputTokens.cacheRead ?? 0,
      cacheWrite: inputTokens.cacheWrite ?? 0,
      output: outputTokens.total ?? 0,
    };
    yield { kind: 'usage', tokens };
  }
}

/**
 * Bedrock caches up to a cache point, which needs a separate part; other endpoints cache equal prefixes
 * automatically, and some accept only a single text.
 */
function contentOf(settings: ModelSettings, reading: string | undefined, prompt: string) {
  const asked = { type: 'text' as const, text: prompt };
  if (reading === undefined) return [asked];
  if (settings.provider !== 'bedrock' || !cachesPrompts(settings.modelId))
    return [{ ...asked, text: `${reading}\n\n${prompt}` }];
  const cachePoint = { bedrock: { cachePoint: { type: 'default' } } };
  return [{ ...asked, text: reading, providerOptions: cachePoint }, asked];
}

function guardrailOf(settings: ModelSettings) {
  if (settings.provider !== 'bedrock' || !settings.guardrail) return {};
  const { id, version } = settings.guardrail;
  return {
    providerOptions: { bedrock: { guardrailConfig: { guardrailIdentifier: id, guardrailVersion: version } } },
  };
}
