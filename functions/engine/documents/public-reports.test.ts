import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readFile } from '#tests/support/documents/read-file.ts';

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

describe.skipIf(replayed.length === 0)('inputs of public reports (skipped without ../shared/cases)', () => {
  test('are read with what they must say and without what they must not', async () => {
    const failing: string[] = [];
    for (const { id, file = '', must, never } of replayed) {
      const read = await readFile(file, readFileSync(path.join(folder, file)));
      const isRight =
        must.every((words) => read.includes(words)) && !never.some((words) => read.includes(words));
      if (!isRight) failing.push(id);
    }
    expect(failing).toEqual([]);
  });
});
