import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** `unseen` has websites that nobody tuned on. */
export const parts = ['dev', 'holdout', 'unseen'] as const;
export type Part = (typeof parts)[number];

/** Ways in which a model's sentence says what its evidence doesn't. */
export const falsehoodKinds = [
  'row-or-column',
  'price',
  'negation-or-condition',
  'addition',
  'promise',
  'other-language',
  'date',
  'number',
  'name',
  'address',
] as const;

const evidenceSchema = z.object({
  words: z.string(),
  surroundings: z.string(),
  context: z.array(z.string()),
  /** Equal to `surroundings` when absent. */
  passage: z.string().optional(),
});

const sampleSchema = z.object({
  id: z.string(),
  site: z.string(),
  organisationName: z.string(),
  siteLanguage: z.string(),
  language: z.string(),
  question: z.string(),
  sentence: z.string(),
  evidence: z.array(evidenceSchema),
});

/** A sentence that a model wrote from evidence. */
export type Sample = z.infer<typeof sampleSchema>;

const falsehoodSchema = z.object({
  /** The right sentence that it twists. */
  of: z.string(),
  kind: z.enum(falsehoodKinds),
  language: z.string(),
  sentence: z.string(),
  question: z.string().optional(),
  evidence: z.array(evidenceSchema).optional(),
});

/** A sentence that its evidence doesn't say. */
export type Falsehood = Sample & { kind: (typeof falsehoodKinds)[number] };

export function readSamples(part: Part): Sample[] {
  return readLines('sentences', part).map((line) => sampleSchema.parse(line));
}

export function readFalsehoods(part: Part): Falsehood[] {
  const samples = new Map(readSamples(part).map((sample) => [sample.id, sample]));
  return readLines('falsehoods', part).map((line) => {
    const { of, evidence, question, ...falsehood } = falsehoodSchema.parse(line);
    const sample = samples.get(of);
    if (!sample) throw new Error(`No sentence ${of} for a falsehood in ${part}`);
    return {
      ...sample,
      ...falsehood,
      ...(evidence && { evidence }),
      ...(question !== undefined && { question }),
    };
  });
}

function readLines(folder: string, name: string): unknown[] {
  const file = path.join(import.meta.dirname, folder, `${name}.jsonl`);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line): unknown => JSON.parse(line));
}
