import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { medianOf, percentileOf } from '../percentile.ts';
import { type Contender, type Engine, resultLimit } from './contender.ts';
import type { Corpus, Paragraph } from './corpus.ts';
import { flexSearch } from './flex-search.ts';
import { miniSearch } from './mini-search.ts';
import { orama } from './orama.ts';
import { ours } from './ours.ts';
import { wink } from './wink.ts';

/** Shares of questions whose paragraph came first, among the first three, five, and the mean reciprocal rank of it. */
type Ranks = { first: number; three: number; five: number; reciprocal: number };
type Timed = { p50Ms: number; p95Ms: number };

export type RetrievalRow = {
  name: string;
  global: Ranks & Timed;
  tenant: Ranks & Timed;
  buildMs: number;
  loadMs: number;
  rawKb: number;
  gzipKb: number;
};

const contenders: readonly Contender[] = [ours, wink, miniSearch, flexSearch, orama];
const rounds = 3;
const timedPasses = 5;

/** Every contender on the same paragraphs and questions, in turns, so that a busy moment hits all alike. */
export async function measureRetrieval(corpus: Corpus): Promise<RetrievalRow[]> {
  const runs = new Map<Contender, RetrievalRow[]>(contenders.map((contender) => [contender, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [contender, rows] of runs) rows.push(await measureOnce(contender, corpus));
  }
  return [...runs.values()].flatMap((rows) => (rows[0] ? [typicalRow(rows[0], rows)] : []));
}

async function measureOnce(contender: Contender, { passages, questions }: Corpus): Promise<RetrievalRow> {
  const [built, buildMs] = timed(() => contender.build(passages));
  const bytes = await built.save();
  const startedAt = performance.now();
  const loaded = await contender.load(bytes);
  const loadMs = performance.now() - startedAt;
  const tenants = new Map(
    [...Map.groupBy(passages, ({ title }) => title)].map(([title, group]: [string, Paragraph[]]) => [
      title,
      contender.build(group),
    ]),
  );
  return {
    name: contender.name,
    global: askAll(questions, () => loaded),
    tenant: askAll(questions, ({ title }) => tenants.get(title)),
    buildMs,
    loadMs,
    rawKb: bytes.length / 1024,
    gzipKb: gzipSync(bytes).length / 1024,
  };
}

/**
 * Asks all questions once before they are timed, as what the runtime compiles meanwhile is nobody's time to find, and
 * takes the median of each, so that a pause of the machine is not taken for a question that is hard to answer.
 */
function askAll(
  questions: Corpus['questions'],
  engineFor: (question: Corpus['questions'][number]) => Engine | undefined,
): Ranks & Timed {
  const ask = (question: Corpus['questions'][number]) => engineFor(question)?.search(question.question) ?? [];
  const ranks = questions.map(
    (question) => ask(question).slice(0, resultLimit).indexOf(question.passage) + 1,
  );
  const passes = Array.from({ length: timedPasses }, () =>
    questions.map((question) => timed(() => ask(question))[1]),
  );
  const times = questions.map((_question, at) => medianOf(passes.map((pass) => pass[at] ?? 0)));
  const within = (depth: number) => ranks.filter((rank) => rank > 0 && rank <= depth).length / ranks.length;
  const reciprocal = ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length;
  return {
    first: within(1),
    three: within(3),
    five: within(5),
    reciprocal,
    p50Ms: percentileOf(times, 50),
    p95Ms: percentileOf(times, 95),
  };
}

function timed<Result>(run: () => Result): [Result, number] {
  const startedAt = performance.now();
  const result = run();
  return [result, performance.now() - startedAt];
}

/** Ranks are the same in every round; times are the median of the rounds. */
function typicalRow(first: RetrievalRow, rows: readonly RetrievalRow[]): RetrievalRow {
  const typical = (read: (row: RetrievalRow) => number) => medianOf(rows.map(read));
  return {
    ...first,
    global: {
      ...first.global,
      p50Ms: typical(({ global }) => global.p50Ms),
      p95Ms: typical(({ global }) => global.p95Ms),
    },
    tenant: {
      ...first.tenant,
      p50Ms: typical(({ tenant }) => tenant.p50Ms),
      p95Ms: typical(({ tenant }) => tenant.p95Ms),
    },
    buildMs: typical(({ buildMs }) => buildMs),
    loadMs: typical(({ loadMs }) => loadMs),
  };
}
