/** Some models embed questions differently from passages. */
type Purpose = 'passages' | 'question';

/** One vector per text, in order. */
export type Embedder = (texts: string[], purpose: Purpose, signal: AbortSignal) => Promise<number[][]>;

/** Titan keeps nearly all of its quality at smaller sizes; each passage adds 256 bytes to a site's load. */
const dimensions = 256;
const parallelCalls = 8;

/**
 * Opens an Amazon Bedrock embedding model (Titan, Cohere or Nova) through the AI SDK, loaded with the first
 * call.
 */
export function openEmbedder(
  { modelId, region }: { modelId: string; region: string },
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Embedder {
  return async (values, purpose, abortSignal) => {
    const [{ embedMany }, { createAmazonBedrock }] = await Promise.all([
      import('ai'),
      import('@ai-sdk/amazon-bedrock'),
    ]);
    const inputType = purpose === 'question' ? 'search_query' : 'search_document';
    const { embeddings } = await embedMany({
      model: createAmazonBedrock({ region, fetch }).embedding(modelId),
      values,
      maxParallelCalls: parallelCalls,
      maxRetries: purpose === 'question' ? 0 : 2,
      abortSignal,
      // Each model family reads its own options and ignores the others.
      providerOptions: {
        bedrock: { dimensions, embeddingDimension: dimensions, inputType, truncate: 'END' },
      },
    });
    return embeddings;
  };
}
