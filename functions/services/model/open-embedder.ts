import * as z from 'zod';
import type { Timer } from '#functions/domain/model/ports.ts';
import { systemTimer } from './system-timer.ts';

/** Some models embed questions differently from passages. */
type Purpose = 'passages' | 'question';

/** One vector per text, in order. */
export type Embedder = (texts: string[], purpose: Purpose, signal: AbortSignal) => Promise<number[][]>;

/** Titan keeps nearly all of its quality at smaller sizes; each passage adds 256 bytes to a site's load. */
const dimensions = 256;
const parallelCalls = 8;
/** A visitor does not wait for a second attempt. */
const pausesMs = { passages: [2000, 4000], question: [] };

const retriedSchema = z.object({ isRetryable: z.literal(true) });

/**
 * Opens an Amazon Bedrock embedding model (Titan, Cohere or Nova) through its AI SDK provider, loaded with the
 * first call. Only tests replace `fetch` and `timer`.
 */
export function openEmbedder(
  { modelId, region }: { modelId: string; region: string },
  fetch: typeof globalThis.fetch = globalThis.fetch,
  timer: Pick<Timer, 'wait'> = systemTimer,
): Embedder {
  return async (texts, purpose, abortSignal) => {
    const { createAmazonBedrock } = await import('@ai-sdk/amazon-bedrock');
    const model = createAmazonBedrock({ region, fetch }).embedding(modelId);
    const inputType = purpose === 'question' ? 'search_query' : 'search_document';
    // Each model family reads its own options and ignores the others.
    const bedrock = { dimensions, embeddingDimension: dimensions, inputType, truncate: 'END' };
    const embed = async (values: string[]) => {
      const { embeddings } = await model.doEmbed({ values, abortSignal, providerOptions: { bedrock } });
      if (embeddings.length !== values.length) throw new Error('The model left out a text');
      return embeddings;
    };
    const embedPatiently = async (values: string[]) => {
      for (const pauseMs of pausesMs[purpose]) {
        try {
          return await embed(values);
        } catch (error) {
          if (!retriedSchema.safeParse(error).success) throw error;
          await timer.wait(pauseMs, abortSignal);
        }
      }
      return embed(values);
    };
    const textsPerCall = (await model.maxEmbeddingsPerCall) ?? texts.length;
    const calls = split(texts, textsPerCall);
    const vectors: number[][] = [];
    for (const together of split(calls, parallelCalls))
      vectors.push(...(await Promise.all(together.map(embedPatiently))).flat());
    return vectors;
  };
}

function split<Item>(items: Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
