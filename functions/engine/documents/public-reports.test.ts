import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readServedPage } from '../testing/read-served-page.ts';
import { contentText } from './content/content-text.ts';
import { decodeText } from './decode/decode-text.ts';
import { documentLimits } from './document-limits.ts';
import { recogniseDocument } from './sandbox/ingest-document.ts';
import { parseDocument } from './sandbox/parse-document.ts';

/** Inputs of public bug reports with the values that must and must never be read; not ours to keep. */
const folder = path.resolve(import.meta.dirname, '../../../../shared/cases');
const casesSchema = z.array(
  z.object({
    id: z.string(),
    file: z.string().optional(),
    must: z.array(z.string()).default([]),
    never: z.array(z.string()).default([]),
  }),
);
const casesFile = path.join(folder, 'cases.json');
const cases = existsSync(casesFile) ? casesSchema.parse(JSON.parse(readFileSync(casesFile, 'utf8'))) : [];
const replayed = cases.filter(({ file, must, never }) => file && must.length + never.length > 0);

/** Not read as they should be yet. The list only shrinks. */
const stillFailing: readonly string[] = [
  'address-behind-words-word',
  'alternative-chunk-html',
  'check-marks-dingbats',
  'dates-with-dots',
  'frame-srcdoc',
  'image-map-areas',
  'please-wait-form',
  'price-for-screen-readers',
  'prices-in-a-select',
  'private-entry',
  'several-terms-one-definition',
  'smartart',
  'streamed-boundary',
  'struck-price',
  'table-cell-pictures',
  'typed-on-page',
];

describe.skipIf(replayed.length === 0)('inputs of public reports (skipped without ../shared/cases)', () => {
  test('are read with what they must say and without what they must not, but for those that are named', async () => {
    const failing: string[] = [];
    for (const { id, file = '', must, never } of replayed) {
      const read = await readFile(file);
      const isRight =
        must.every((words) => read.includes(words)) && !never.some((words) => read.includes(words));
      if (!isRight) failing.push(id);
    }
    expect(failing.sort()).toEqual([...stillFailing].sort());
  });
});

/** All that is kept of a file: its text, and its parts with their quotes, so that a cell can be told from a word. */
async function readFile(file: string): Promise<string> {
  const bytes = readFileSync(path.join(folder, file));
  if (file.endsWith('.html')) {
    const content = await readServedPage(
      decodeText(bytes, 'text/html').text,
      'https://www.site.org/page',
      () => undefined,
    );
    return `${contentText(content)}\n${JSON.stringify(content)}`;
  }
  const recognised = recogniseDocument({ bytes, filename: file }, documentLimits);
  if (!recognised.ok) throw new Error(`${file}: ${recognised.code}`);
  const reply = await parseDocument({ bytes, type: recognised.type, name: file, limits: documentLimits });
  return reply.ok ? `${contentText(reply.content)}\n${JSON.stringify(reply.content)}` : '';
}
