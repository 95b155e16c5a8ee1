import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { judge } from '#functions/answer/gate-answer.ts';
import { rankStatements } from '#functions/answer/rank-statements.ts';
import { selectStatements } from '#functions/answer/select-statements.ts';
import { understandQuestion } from '#functions/answer/understand-question.ts';
import type { Source } from '#functions/ingest/content.ts';
import { buildKnowledge } from '#functions/knowledge/build-knowledge.ts';
import type { Knowledge } from '#functions/knowledge/knowledge.ts';
import { searchPassages } from '#functions/knowledge/search-index.ts';

const file = path.resolve(import.meta.dirname, '../../../shared/bench/passages.json');
const benchSchema = z.object({
  passages: z.array(z.object({ id: z.number(), title: z.string(), text: z.string() })),
  questions: z.array(
    z.object({ question: z.string(), passage: z.number(), title: z.string(), answers: z.array(z.string()) }),
  ),
  unanswerable: z.array(z.object({ question: z.string(), passage: z.number(), title: z.string() })),
});
type Bench = z.infer<typeof benchSchema>;

if (!existsSync(file)) console.log('skipped: ../shared/bench is absent');
else measure(benchSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));

/** Each article is a small site of its own: does the engine find the paragraph, and a statement with the answer? */
function measure({ passages, questions, unanswerable }: Bench): void {
  const sites = new Map<string, Knowledge>();
  for (const [title, group] of Map.groupBy(passages, (passage) => passage.title))
    sites.set(title, buildSite(title, group));
  let foundBySearch = 0;
  let foundByRank = 0;
  let answered = 0;
  let said = 0;
  const started = performance.now();
  for (const { question: text, passage, title, answers } of questions) {
    const site = sites.get(title);
    if (!site) continue;
    const question = understandQuestion(text, site);
    const [first] = searchPassages(site.index, question.terms, 1);
    if (first && sourceId(site, site.passages[first.passage]?.source) === passage) foundBySearch++;
    const ranked = rankStatements(question, site);
    const [best] = ranked;
    if (!best) continue;
    if (sourceId(site, best.passage.source) === passage) foundByRank++;
    const reply = selectStatements(question, best, ranked)
      .map((statement) => statement.text)
      .join(' ');
    if (answers.some((answer) => reply.toLowerCase().includes(answer.toLowerCase()))) said++;
    if (judge(question, best).outcome === 'answered') answered++;
  }
  const milliseconds = (performance.now() - started) / questions.length;
  const refused = unanswerable.filter(({ question: text, title }) => {
    const site = sites.get(title);
    if (!site) return true;
    const question = understandQuestion(text, site);
    return judge(question, rankStatements(question, site)[0]).outcome !== 'answered';
  }).length;
  const share = (count: number, total: number) => (count / total).toFixed(3);
  console.log(`passages, R@1        ${share(foundBySearch, questions.length)}`);
  console.log(`statements, R@1      ${share(foundByRank, questions.length)}`);
  console.log(`answer in the reply  ${share(said, questions.length)}`);
  console.log(`answered             ${share(answered, questions.length)}`);
  console.log(`cunning ones refused ${share(refused, unanswerable.length)}`);
  console.log(`ms per question      ${milliseconds.toFixed(2)}`);
}

function buildSite(title: string, passages: Bench['passages']): Knowledge {
  const readAt = '2026-11-20T00:00:00Z';
  const sources = passages.map(
    ({ id, text }): Source => ({
      id: String(id),
      kind: 'document',
      title,
      readAt,
      content: { title, language: 'en', blocks: [{ kind: 'paragraph', text }], structuredData: [] },
    }),
  );
  return buildKnowledge({ sources, organisationName: title, website: null, builtAt: readAt });
}

function sourceId({ sources }: Knowledge, index: number | undefined): number {
  return Number(sources[index ?? -1]?.id);
}
