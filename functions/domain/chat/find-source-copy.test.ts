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

/** The copy of a source as a visitor gets it; `stored` is what lies in the bucket by now. */
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

  test('shows the stored blocks; what is defined stands in rows, as answers quote it', async () => {
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

  test('carries the date of what it shows, when the source was read again since', async () => {
    const later = '2026-04-02T10:00:00.000Z';
    expect((await openCopy(source, { ...source, readAt: later })).readAt).toBe(later);
  });

  test('of the owner’s description, which has no file, is what the knowledge holds', async () => {
    const { blocks } = await openCopy(source, undefined, 'business-description');
    expect(JSON.stringify(blocks)).toContain('Our rooms are in the old mill.');
  });

  test('is cut where it is longer than a reply can be, and says so', async () => {
    const long = describeSource(
      Array.from({ length: 300 }, () => ({ kind: 'paragraph', text: '語'.repeat(5000) })),
    );
    const copy = await openCopy(source, long);
    expect(copy.isComplete).toBe(false);
    expect(Buffer.byteLength(JSON.stringify(copy))).toBeLessThan(6_000_000);
  });

  test('of a source that the published knowledge lacks is not found, whatever lies in the bucket', async () => {
    await expect(openCopy(source, source, 'other')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
