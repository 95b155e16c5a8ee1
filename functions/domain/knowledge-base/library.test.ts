import { describe, expect, it } from 'vitest';
import { findLookAt, librarySchema, nextTask, wakeDue } from './library.ts';

const item = (id: string, more: object) => ({
  ...{ id, type: 'pdf', title: id, origin: { kind: 'web' }, status: 'processed', attempts: 0 },
  ...{ url: `https://maple.example/${id}`, wordCount: 1, createdAt: '2026-11-01T08:00:00Z', ...more },
});
const open = (items: object[], more: object = {}) =>
  librarySchema.parse({
    ...{ conversionId: 'conv_edgpt_1', versions: [] },
    ...{ items, changed: 1, published: 1, examined: 1, revision: 1, attempt: 0, ...more },
  });

describe('the next task of a knowledge base', () => {
  const scan = item('scan', { status: 'processing', scanning: { startedAt: '2026-11-01T08:00:00Z' } });

  it('publishes what changed before it reads the next pages of a scan', () => {
    expect(nextTask(open([scan], { changed: 2 }))).toEqual({ kind: 'publish' });
    expect(nextTask(open([scan]))).toMatchObject({ kind: 'read', item: { id: 'scan' } });
    expect(nextTask(open([scan, item('new', { status: 'pending' })]))).toMatchObject({ item: { id: 'new' } });
  });

  it('is due at the first of a transcription and a deletion, also of one entry', () => {
    const transcription = { recordingId: 'r', lookAt: '2026-11-01T09:00:00Z' };
    const library = open([item('talk', { transcription, removal: { at: '2026-11-01T08:30:00Z' } })]);
    expect(findLookAt(library)).toBe('2026-11-01T08:30:00Z');
    expect(nextTask(wakeDue(library, new Date('2026-11-01T08:31:00Z')))).toMatchObject({ kind: 'remove' });
  });
});
