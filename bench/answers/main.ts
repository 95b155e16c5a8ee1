import { parseArgs } from 'node:util';
import { answerQuestion } from '#functions/engine/answer/answer-question.ts';
import { readQuestionSet } from '../eval/read-questions.ts';
import { type Question, type Score, scoreReply } from '../eval-scoring.ts';
import { readSiteKnowledge, siteUrl } from './site-knowledge.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', multiple: true },
    'show-wrong': { type: 'boolean', default: false },
    'show-all': { type: 'boolean', default: false },
    questions: { type: 'string', default: 'dev' },
    pages: { type: 'string', default: '60' },
  },
});

type Result = {
  question: Question;
  score: Score;
  reply: string;
  confidence: number;
  urls: string[];
  milliseconds: number;
};

const questions = readQuestionSet(values.questions).filter(({ site }) => values.site?.includes(site) ?? true);
if (questions.length === 0) console.log('skipped: ../shared/eval is absent');
else await main();

async function main(): Promise<void> {
  const results: Result[] = [];
  for (const site of new Set(questions.map((question) => question.site))) {
    results.push(
      ...(await askSite(
        site,
        questions.filter((question) => question.site === site),
      )),
    );
  }
  console.log('');
  printFigures('all', results);
  for (const [difficulty, group] of Map.groupBy(results, ({ question }) => question.difficulty)) {
    printFigures(`- ${difficulty}`, group);
  }
  const times = results.map(({ milliseconds }) => milliseconds).sort((left, right) => left - right);
  console.log(
    `ms per question: median ${times[Math.floor(times.length / 2)]?.toFixed(1)}, maximum ${times.at(-1)?.toFixed(1)}`,
  );
}

async function askSite(site: string, questions: readonly Question[]): Promise<Result[]> {
  const started = performance.now();
  const knowledge = await readSiteKnowledge(site, Number(values.pages));
  console.log(
    `${site}: ${knowledge.sources.length} sources, ${knowledge.passages.length} passages in ${Math.round(performance.now() - started)} ms`,
  );
  const baseUrl = siteUrl(site);
  const results = questions.map((question): Result => {
    const askedAt = performance.now();
    const reply = answerQuestion({
      knowledge,
      question: question.question,
      history: question.history,
      now: new Date(),
    });
    const score = scoreReply(
      question,
      { response: reply.text, outcome: reply.outcome, sources: reply.citations },
      baseUrl,
    );
    const urls = reply.citations.map(({ url }) => url?.replace(baseUrl, '/').split('#')[0] ?? '');
    return {
      question,
      score,
      reply: `[${reply.outcome}] ${reply.text}`,
      confidence: reply.confidence,
      urls,
      milliseconds: performance.now() - askedAt,
    };
  });
  printFigures(`  ${site}`, results);
  for (const result of results) if (isShown(result.score)) printResult(result);
  return results;
}

function isShown(score: Score): boolean {
  return values['show-all'] || (values['show-wrong'] && score !== 'right' && score !== 'declined');
}

function printResult({ question, score, reply, confidence, urls }: Result): void {
  console.log(`    ${score.padEnd(8)} ${question.id} ${question.difficulty}: ${question.question}`);
  console.log(
    `      ${confidence.toFixed(2)} ${reply.slice(0, 260).replaceAll('\n', ' / ')} <${urls.join(' ')}> wanted <${question.page}>`,
  );
}

function printFigures(name: string, results: readonly Result[]): void {
  const count = (score: Score) => results.filter((result) => result.score === score).length;
  const answerable = results.filter(({ question }) => question.answerable).length;
  const others = results.length - answerable;
  const wrongAnswerable = results.filter(
    ({ score, question }) => score === 'wrong' && question.answerable,
  ).length;
  const parts = [
    answerable > 0 &&
      `right ${count('right')} half ${count('half')} missed ${count('missed')} wrong ${wrongAnswerable} of ${answerable} (${percent(count('right'), answerable)})`,
    others > 0 &&
      `declined ${count('declined')} hedged ${count('hedged')} wrong ${count('wrong') - wrongAnswerable} of ${others} (${percent(count('declined'), others)})`,
  ];
  console.log(`${name.padEnd(18)} ${parts.filter(Boolean).join(' | ')}`);
}

function percent(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)} %`;
}
