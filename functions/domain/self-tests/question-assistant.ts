import type { Source } from '#functions/engine/documents/content/content.ts';
import { contentText } from '#functions/engine/documents/content/content-text.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { answerQuestion } from '#functions/engine/quoting/answer-question.ts';
import { flattenSpace, holdsLines } from './flatten-space.ts';
import { expectThat } from './run-self-tests.ts';

const question = 'How can I contact you?';

type Files = {
  readKnowledge(conversionId: string, version: string): Promise<Knowledge | undefined>;
  readSource(conversionId: string, sourceId: string): Promise<Source | undefined>;
};
/**
 * Asks a published assistant and looks up each quote in the stored copy of its source. Returns what it
 * observed; throws what is wrong.
 */
export async function questionAssistant(
  { files }: { files: Files },
  { conversionId, knowledgeVersion }: { conversionId: string; knowledgeVersion?: string | undefined },
): Promise<string> {
  const knowledge = knowledgeVersion && (await files.readKnowledge(conversionId, knowledgeVersion));
  if (!knowledge) throw new Error('Its knowledge is missing.');
  const { outcome, citations } = answerQuestion({ knowledge, question, history: [] });
  for (const { sourceId, quote } of citations) {
    const stored = await readText(files, knowledge, conversionId, sourceId);
    expectThat(
      holdsLines(flattenSpace(stored), quote),
      `A quote is not in the stored copy of its source: ${quote}`,
    );
  }
  const { length } = citations;
  return `“${question}” was ${outcome}, with ${length} ${length === 1 ? 'quote' : 'quotes'} of its ${knowledge.sources.length} sources.`;
}

/** The stored text of a source; the owner's own text has no copy and is only in the knowledge. */
async function readText(
  files: Files,
  { sources, passages }: Knowledge,
  conversionId: string,
  sourceId = '',
): Promise<string> {
  const source = await files.readSource(conversionId, sourceId);
  if (source) return contentText(source.content);
  const index = sources.findIndex(({ id }) => id === sourceId);
  return passages
    .filter((passage) => passage.source === index)
    .flatMap(({ statements }) => statements.map(({ text }) => text))
    .join(' ');
}
