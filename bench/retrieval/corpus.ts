import { readFileSync } from 'node:fs';
import * as z from 'zod';

const paragraphSchema = z.object({ id: z.number(), title: z.string(), text: z.string() });
const corpusSchema = z.object({
  passages: z.array(paragraphSchema),
  questions: z.array(z.object({ question: z.string(), passage: z.number(), title: z.string() })),
});
export type Paragraph = z.infer<typeof paragraphSchema>;
export type Corpus = z.infer<typeof corpusSchema>;

export function readCorpus(file: string): Corpus {
  return corpusSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
