import type { AskedQuestion, SiteReport } from './evaluate-site.ts';
import { summarizeParity } from './summarize-parity.ts';
import { summarizeReadings } from './tape/summarize-readings.ts';

const share = (count: number, total: number) => (total ? `${Math.round((100 * count) / total)} %` : '–');

/** The headline figures of the material's README for some questions. */
function headline(asked: AskedQuestion[]) {
  const answerable = asked.filter(({ question }) => question.answerable);
  const others = asked.filter(({ question }) => !question.answerable);
  const count = (questions: AskedQuestion[], ...scores: string[]) =>
    questions.filter(({ score }) => scores.includes(score)).length;
  return {
    answerable: answerable.length,
    right: count(answerable, 'right'),
    rightOrHalf: count(answerable, 'right', 'half'),
    seen: answerable.filter(({ isSeen }) => isSeen).length,
    withOneTap: answerable.filter(({ isOneTapAway }) => isOneTapAway).length,
    cited: answerable.filter(({ isPageCited }) => isPageCited).length,
    unanswerable: others.length,
    declined: count(others, 'declined'),
    declinedOrHedged: count(others, 'declined', 'hedged'),
    hedged: count(others, 'hedged'),
    missed: count(answerable, 'missed'),
    wrong: count(asked, 'wrong'),
    all: asked.length,
  };
}

/** All figures of a run: over all sites, per difficulty, and for questions whose page was read. */
export function summarize(reports: SiteReport[]) {
  const asked = reports.flatMap((report) => report.asked);
  const difficulties = [...new Set(asked.map(({ question }) => question.difficulty))];
  const parity = summarizeParity(asked);
  const reading = summarizeReadings(asked);
  return {
    all: headline(asked),
    pageWasRead: headline(asked.filter(({ question, wasPageRead }) => wasPageRead || !question.answerable)),
    byDifficulty: Object.fromEntries(
      difficulties.map((difficulty) => [
        difficulty,
        headline(asked.filter(({ question }) => question.difficulty === difficulty)),
      ]),
    ),
    ...(parity && { parity }),
    ...(reading && { reading }),
  };
}

/** Prints the table per site, the totals, and on request every reply that was not right. */
export function printReport(reports: SiteReport[], showWrong: boolean): void {
  console.table(
    Object.fromEntries(
      reports.map((report) => [
        report.site,
        {
          status: report.status,
          reachable: report.reachablePages,
          read: report.pagesRead,
          skipped: report.pagesSkipped,
          documents: report.documentsRead,
          seconds: Number(report.conversionSeconds.toFixed(1)),
          ...describe(headline(report.asked)),
        },
      ]),
    ),
  );
  const { all, pageWasRead, byDifficulty, parity, reading } = summarize(reports);
  const rows = { 'all sites': all, 'page was read': pageWasRead, ...byDifficulty };
  console.table(Object.fromEntries(Object.entries(rows).map(([name, figures]) => [name, describe(figures)])));
  const times = reports
    .flatMap(({ asked }) => asked.map(({ milliseconds }) => milliseconds))
    .sort((a, b) => a - b);
  const percentile = (fraction: number) => times[Math.floor(times.length * fraction)]?.toFixed(0);
  console.log(`chat, milliseconds: p50 ${percentile(0.5)}, p95 ${percentile(0.95)}`);
  if (parity) printParity(parity);
  if (reading) printReading(reading);
  if (showWrong) for (const { asked } of reports) asked.forEach(printUnlessRight);
}

function printParity(parity: NonNullable<ReturnType<typeof summarizeParity>>): void {
  const { questions, pairs, samePassages, sameValues, rightInAll } = parity;
  console.log(
    `${questions} questions in several languages: the same passages ${share(samePassages, pairs)}, the same values ${share(sameValues, pairs)} of ${pairs} pairs; right in all ${rightInAll}`,
  );
}

function printReading(reading: NonNullable<ReturnType<typeof summarizeReadings>>): void {
  const of = (count: number, total: number) => `${count}/${total} ${share(count, total)}`;
  const { pageWasRead, replied, rightUngated, verdicts } = reading;
  console.table({
    reader: {
      'model asked': of(reading.asked, pageWasRead),
      'prompt holds answer': of(reading.holdsAnswer, pageWasRead),
      'wrong before the gate': of(reading.wrongUngated, replied),
      'wrong after': of(reading.wrongGated, replied),
      'right lost to the gate': of(reading.lostToGate, rightUngated),
      calls: reading.calls,
      'tokens a prompt': Math.round(reading.promptTokens / (reading.prompts || 1)),
      'repeated lines': of(reading.repeatedLines, reading.lines),
      'most in a prompt': share(reading.mostRepeated, 1),
    },
  });
  if (replied > 0) console.table(verdicts);
}

function describe(figures: ReturnType<typeof headline>) {
  return {
    right: `${figures.right}/${figures.answerable} ${share(figures.right, figures.answerable)}`,
    'seen at once': share(figures.seen, figures.answerable),
    'with one tap': share(figures.withOneTap, figures.answerable),
    'page cited': share(figures.cited, figures.answerable),
    half: figures.rightOrHalf - figures.right,
    'right or half': share(figures.rightOrHalf, figures.answerable),
    declined: `${figures.declined}/${figures.unanswerable} ${share(figures.declined, figures.unanswerable)}`,
    'declined or hedged': share(figures.declinedOrHedged, figures.unanswerable),
    wrong: `${figures.wrong}/${figures.all} ${share(figures.wrong, figures.all)}`,
  };
}

function printUnlessRight({
  question,
  score,
  outcome,
  confidence,
  reply,
  sources,
  wasPageRead,
}: AskedQuestion): void {
  if (score === 'right' || score === 'declined') return;
  console.log(`\n${score.toUpperCase()} ${question.id} (${question.difficulty}) ${question.question}`);
  console.log(
    `  expected ${question.answers.join(' | ') || 'a refusal'}${question.page ? ` on ${question.page}` : ''}`,
  );
  if (question.answerable && !wasPageRead) console.log('  the page was not read');
  console.log(`  ${outcome} ${confidence.toFixed(2)}: ${reply.replaceAll('\n', ' ').slice(0, 300)}`);
  console.log(
    `  ${sources
      .map(({ url }) => url)
      .join(' ')
      .slice(0, 300)}`,
  );
}
