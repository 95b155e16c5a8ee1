import { describe, expect, it } from 'vitest';
import { type HostileDocument, listHostileDocuments } from '#tests/support/documents/hostile-documents.ts';
import { ingest } from '#tests/support/documents/read-document.ts';
import { documentLimits } from './document-limits.ts';
import type { IngestResult } from './sandbox/ingest-document.ts';

const cases = await listHostileDocuments();

/** Half the production limit: slower documents must be stopped. */
const limits = { ...documentLimits, timeoutSeconds: 10 };

describe.skipIf(cases.length === 0)('documents of the hostile corpus (skipped without ../shared)', () => {
  it.each(cases)('$id: $title', async (hostile) => {
    const bytes = hostile.make();
    const started = performance.now();
    const result = await ingest({ bytes, filename: `file.${hostile.ext}` }, limits);
    expect(performance.now() - started).toBeLessThan(limits.timeoutSeconds * 2_000);
    expectOutcome(hostile, result);
    expect(JSON.stringify(result)).not.toMatch(/root:.*:0:0|[\u202a-\u202e\u200b\u{e0000}-\u{e007f}]/u);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

function expectOutcome(hostile: HostileDocument, result: IngestResult): void {
  switch (hostile.outcome) {
    case 'ok':
      expect(result).toMatchObject({ ok: true });
      if (/text extracted/.test(hostile.expect) && result.ok) expect(result.wordCount).toBeGreaterThan(0);
      return;
    case 'reject':
    case 'fail':
      expect(result).toMatchObject({ ok: false, reason: expect.stringMatching(/^\S.+\.$/) });
      return;
    case 'limit':
      if (/processed within the time limit/.test(hostile.expect)) return;
      expect(result).toMatchObject({ ok: false, reason: expect.stringMatching(/^\S.+\.$/) });
      return;
    case 'either':
    case 'nofile':
      expect(result.ok || result.reason).toBeTruthy();
      return;
  }
}
