import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const folder = path.join(import.meta.dirname, 'sentences');

const sampleSchema = z.object({
  site: z.string(),
  organisationName: z.string(),
  siteLanguage: z.string(),
  language: z.string(),
  question: z.string(),
  sentence: z.string(),
  evidence: z.array(z.object({ words: z.string(), surroundings: z.string(), context: z.array(z.string()) })),
  /** A row of the same table with the same columns. */
  nextRow: z.string().optional(),
});

/** A faithful sentence that a model wrote from evidence. */
export type Sample = z.infer<typeof sampleSchema> & { siteNames: string[] };

const namesSchema = z.object({ site: z.string(), names: z.array(z.string()) });
const additionSchema = z.object({ language: z.string(), text: z.string() });

export function readSamples(part: 'dev' | 'holdout'): Sample[] {
  const names = new Map(
    readLines('names')
      .map((line) => namesSchema.parse(line))
      .map((row) => [row.site, row.names]),
  );
  return readLines(part)
    .map((line) => sampleSchema.parse(line))
    .map((sample) => ({ ...sample, siteNames: names.get(sample.site) ?? [] }));
}

/** Clauses that no page contains, by language. */
export function readAdditions(language: string): string[] {
  return readLines('additions')
    .map((line) => additionSchema.parse(line))
    .filter((addition) => addition.language === language)
    .map(({ text }) => text);
}

function readLines(name: string): unknown[] {
  const lines = readFileSync(path.join(folder, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line): unknown => JSON.parse(line));
}
