import { describe, expect, test } from 'vitest';
import type { Block, Source } from '#functions/engine/documents/content/content.ts';
import { buildKnowledge } from '#functions/engine/knowledge/build/build-knowledge.ts';
import { findSourceCopy } from './find-source-copy.ts';

const readAt = '2026-03-02T10:00:00.000Z';

function describeSource(blocks: Block[]): Source {
  return {
    id: 'fees',
    kind: 'document',
    title: 'Fees',
    readAt,
    content: { title: 'Fees', blocks, structuredData: [] },
  };
}

/** The copy a visitor gets; `stored` is the current object in the bucket. */
function openCopy(known: Source, stored: Source | undefined, sourceId = 'fees') {
  const knowledge = buildKnowledge({
    sources: [known],
    organisationName: 'Maple Grove',
    website: null,
    businessDescription: 'We teach children. Our rooms are in the old mill.',
    builtAt: readAt,
  });
  const ports = { findKnowledge: async () => knowledge, files: { readSource: async () => stored } };
  return findSourceCopy(ports, 'conv_edgpt_0', sourceId);
}

describe('the copy of a source', () => {
  const source = describeSource([
    { kind: 'heading', level: 1, text: 'Fees' },
    { kind: 'definitions', items: [{ term: 'Lunch', description: '$5 a day' }] },
  ]);

  test('shows the stored blocks, with definitions as rows like in quotes', async () => {
    expect(await openCopy(source, source)).toMatchObject({
      sourceId: 'fees',
      url: null,
      readAt,
      organisationName: 'Maple Grove',
      isComplete: true,
      blocks: [
        { kind: 'heading', level: 1, text: 'Fees' },
        { kind: 'table', header: [], rows: [['Lunch', '$5 a day']] },
      ],
    });
  });

  test('carries the date of its own content even when the source was read again since', async () => {
    const later = '2026-04-02T10:00:00.000Z';
    expect((await openCopy(source, { ...source, readAt: later })).readAt).toBe(later);
  });

  test('of the owner’s description, which has no file, comes from the knowledge', async () => {
    const { blocks } = await openCopy(source, undefined, 'business-description');
    expect(JSON.stringify(blocks)).toContain('Our rooms are in the old mill.');
  });

  test('is truncated to the reply limit, and says so', async () => {
    const long = describeSource(
      Array.from({ length: 300 }, () => ({ kind: 'paragraph', text: '語'.repeat(5000) })),
    );
    const copy = await openCopy(source, long);
    expect(copy.isComplete).toBe(false);
    expect(Buffer.byteLength(JSON.stringify(copy))).toBeLessThan(6_000_000);
  });

  test('of a source missing from the published knowledge is not found, even if the bucket has it', async () => {
    await expect(openCopy(source, source, 'other')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
