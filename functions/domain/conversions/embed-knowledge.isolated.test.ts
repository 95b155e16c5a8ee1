import { describe, expect, it, vi } from 'vitest';
import { type PassageVectors, rankByVector } from '#functions/engine/knowledge/artifact/passage-vectors.ts';
import { openEmbedder } from '#functions/services/model/open-embedder.ts';
import { school } from '#tests/support/engine/sample-sites.ts';
import { embedKnowledge } from './embed-knowledge.ts';

/** Fake Titan endpoint: a text's vector counts the occurrences of a few words. */
const axes = ['tuition', 'library', 'bus'];
const fetchFromTitan: typeof fetch = async (input, init) => {
  const body: unknown = await new Request(input, init).json();
  const text = JSON.stringify(body).toLowerCase();
  const embedding = axes.map((axis) => text.split(axis).length - 1 + 0.01);
  return Response.json({ embedding, inputTextTokenCount: 5 });
};

async function embedSchool(fetch: typeof globalThis.fetch) {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  const embed = openEmbedder({ modelId: 'amazon.titan-embed-text-v2:0', region: 'eu-central-1' }, fetch);
  const written: PassageVectors[] = [];
  const failures: unknown[] = [];
  await embedKnowledge(
    {
      embed: (texts, signal) => embed(texts, 'passages', signal),
      writeVectors: async (_conversionId, _version, vectors) => void written.push(vectors),
      reportFailure: (_conversionId, error) => failures.push(error),
    },
    'conv_test',
    'version',
    school,
  );
  vi.unstubAllEnvs();
  return { written, failures };
}

describe('the vectors of a knowledge', () => {
  it('are stored for each passage in its order', async () => {
    const { written, failures } = await embedSchool(fetchFromTitan);
    expect(failures).toEqual([]);
    const [vectors] = written;
    if (!vectors) throw new Error('Nothing was written');
    expect(vectors.components).toHaveLength(school.passages.length * axes.length);
    const [nearest = -1] = rankByVector(vectors, [0, 1, 0], 1);
    expect(JSON.stringify(school.passages[nearest])).toContain('library');
  });

  it('are skipped, and the operator is told, when the model refuses', async () => {
    const { written, failures } = await embedSchool(async () =>
      Response.json({ message: 'no' }, { status: 403 }),
    );
    expect(written).toEqual([]);
    expect(failures).toHaveLength(1);
  });
});
