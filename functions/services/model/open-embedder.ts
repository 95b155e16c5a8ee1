/** What a text is embedded for: some models tell questions from what answers them. */
type Purpose = 'passages' | 'question';

/** One vector a text, in order. */
export type Embedder = (texts: string[], purpose: Purpose, signal: AbortSignal) => Promise<number[][]>;

/** Titan's smaller sizes keep nearly all of its quality; 256 bytes a passage are loaded with each site. */
const dimensions = 256;
const parallelCalls = 8;

/** Opens an embedding model of Amazon Bedrock (Titan, Cohere or Nova) through the AI SDK, loaded with the first call. */
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
      // Each family reads its own and leaves the others.
      providerOptions: {
        bedrock: { dimensions, embeddingDimension: dimensions, inputType, truncate: 'END' },
      },
    });
    return embeddings;
  };
}
