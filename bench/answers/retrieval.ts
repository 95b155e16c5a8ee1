import { existsSync } from 'node:fs';
import { composeReply } from '#functions/engine/answer/compose/compose-reply.ts';
import { judge } from '#functions/engine/answer/judge/judge.ts';
import { rankStatements } from '#functions/engine/answer/retrieve/rank-statements.ts';
import { searchPassages } from '#functions/engine/knowledge/index/search-passages.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { understandQuestion } from '#functions/engine/search/understand-question.ts';
import { buildParagraphSite, loadParagraphs, paragraphFile } from './paragraph-sites.ts';

if (!existsSync(paragraphFile)) console.log('skipped: ../shared/bench is absent');
else measure();

/** Measures, with each article as a small site, whether the engine finds the paragraph and gives the answer. */
function measure(): void {
  const { passages, questions, unanswerable } = loadParagraphs();
  const sites = new Map<string, Knowledge>();
  for (const [title, group] of Map.groupBy(passages, (passage) => passage.title))
    sites.set(title, buildParagraphSite(title, group));
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
    const reply = composeReply(question, site, best, ranked).text.toLowerCase();
    if (answers.some((answer) => reply.includes(answer.toLowerCase()))) said++;
    if (judge(question, ranked, site).outcome === 'answered') answered++;
  }
  const milliseconds = (performance.now() - started) / questions.length;
  const refused = unanswerable.filter(({ question: text, title }) => {
    const site = sites.get(title);
    if (!site) return true;
    const question = understandQuestion(text, site);
    return judge(question, rankStatements(question, site), site).outcome !== 'answered';
  }).length;
  const share = (count: number, total: number) => (count / total).toFixed(3);
  console.log(`passages, R@1        ${share(foundBySearch, questions.length)}`);
  console.log(`statements, R@1      ${share(foundByRank, questions.length)}`);
  console.log(`answer in the reply  ${share(said, questions.length)}`);
  console.log(`answered             ${share(answered, questions.length)}`);
  console.log(`cunning ones refused ${share(refused, unanswerable.length)}`);
  console.log(`ms per question      ${milliseconds.toFixed(2)}`);
}

function sourceId({ sources }: Knowledge, index: number | undefined): number {
  return Number(sources[index ?? -1]?.id);
}
