import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { importPeer } from '../import-peer.ts';
import { askInTurns, type Ranks, type Timed } from './ask-in-turns.ts';
import type { Contender, Engine } from './contender.ts';
import type { Corpus, Paragraph } from './corpus.ts';
import { ours } from './ours.ts';

export type RetrievalRow = {
  name: string;
  global: Ranks & Timed;
  tenant: Ranks & Timed;
  buildMs: number;
  loadMs: number;
  rawKb: number;
  gzipKb: number;
};

/** A contender with an index of all paragraphs and one per article. */
type Prepared = Pick<RetrievalRow, 'name' | 'buildMs' | 'loadMs' | 'rawKb' | 'gzipKb'> & {
  all: Engine;
  articles: ReadonlyMap<string, Engine>;
};

const rounds = 3;

/**
 * Runs every contender on the same paragraphs and questions and takes the whole median round, because the machine's speed
 * changes only between rounds.
 */
export async function measureRetrieval(corpus: Corpus): Promise<RetrievalRow[]> {
  const peers: { contenders: readonly Contender[] } = await importPeer('retrieval/contenders');
  const contenders = [ours, ...peers.contenders];
  const runs: RetrievalRow[][] = [];
  for (let round = 0; round < rounds; round++) runs.push(await measureOnce(contenders, corpus));
  return runs.sort((left, right) => sumOfTimes(left) - sumOfTimes(right))[Math.floor(rounds / 2)] ?? [];
}

function sumOfTimes(rows: readonly RetrievalRow[]): number {
  return rows.reduce((sum, { global, tenant }) => sum + global.p50Ms + tenant.p50Ms, 0);
}

async function measureOnce(contenders: readonly Contender[], corpus: Corpus): Promise<RetrievalRow[]> {
  const prepared: Prepared[] = [];
  for (const contender of contenders) prepared.push(await prepare(contender, corpus));
  const { questions } = corpus;
  const global = askInTurns(
    questions,
    prepared.map(
      ({ all }) =>
        ({ question }) =>
          all.search(question),
    ),
  );
  const tenant = askInTurns(
    questions,
    prepared.map(
      ({ articles }) =>
        ({ title, question }) =>
          articles.get(title)?.search(question) ?? [],
    ),
  );
  return prepared.flatMap(({ all: _all, articles: _articles, ...built }, who) => {
    const [ofAll, ofArticle] = [global[who], tenant[who]];
    return ofAll && ofArticle ? [{ ...built, global: ofAll, tenant: ofArticle }] : [];
  });
}

async function prepare(contender: Contender, { passages }: Corpus): Promise<Prepared> {
  const [built, buildMs] = timed(() => contender.build(passages));
  const bytes = await built.save();
  const startedAt = performance.now();
  const all = await contender.load(bytes);
  const loadMs = performance.now() - startedAt;
  const groups = Map.groupBy(passages, ({ title }) => title);
  const articles = new Map(
    [...groups].map(([title, group]: [string, Paragraph[]]) => [title, contender.build(group)]),
  );
  const sizes = { rawKb: bytes.length / 1024, gzipKb: gzipSync(bytes).length / 1024 };
  return { name: contender.name, buildMs, loadMs, ...sizes, all, articles };
}

function timed<Result>(run: () => Result): [Result, number] {
  const startedAt = performance.now();
  const result = run();
  return [result, performance.now() - startedAt];
}
