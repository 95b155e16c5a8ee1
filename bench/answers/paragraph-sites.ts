import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Source } from '#functions/engine/documents/content/content.ts';
import { buildKnowledge } from '#functions/engine/knowledge/build/build-knowledge.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';

/** Encyclopedia paragraphs with questions; absent in a checkout alone. */
export const paragraphFile = path.resolve(import.meta.dirname, '../../../shared/bench/passages.json');

const benchSchema = z.object({
  passages: z.array(z.object({ id: z.number(), title: z.string(), text: z.string() })),
  questions: z.array(
    z.object({ question: z.string(), passage: z.number(), title: z.string(), answers: z.array(z.string()) }),
  ),
  unanswerable: z.array(z.object({ question: z.string(), passage: z.number(), title: z.string() })),
});
export type ParagraphBench = z.infer<typeof benchSchema>;
export type ParagraphQuestion = ParagraphBench['questions'][number];

export function loadParagraphs(): ParagraphBench {
  return benchSchema.parse(JSON.parse(readFileSync(paragraphFile, 'utf8')));
}

const readAt = '2026-11-20T00:00:00Z';

/** The paragraphs of one article as a small site, one page each. */
export function buildParagraphSite(title: string, passages: ParagraphBench['passages']): Knowledge {
  const sources = passages.map(
    ({ id, text }): Source => ({
      id: String(id),
      kind: 'page',
      url: paragraphUrl(id),
      title,
      readAt,
      content: { title, language: 'en', blocks: [{ kind: 'paragraph', text }], structuredData: [] },
    }),
  );
  return buildKnowledge({ sources, organisationName: title, website: null, builtAt: readAt });
}

export function paragraphUrl(id: number): string {
  return `http://www.article.example/${id}`;
}
