import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatCrawlerHosts } from '#infra/local/crawler-hosts.ts';
import { createClient } from '#shared/client.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { readDialogues } from '../../../bench/eval/dialogues.ts';
import { type Conversion, type Evaluation, evaluateSite } from '../../../bench/eval/evaluate-site.ts';
import { loadSites, serveSites } from '../../../bench/eval/serve-sites.ts';
import { openTape } from '../../../bench/eval/tape/open-tape.ts';
import { readReplies } from '../../../bench/eval/tape/tape-folder.ts';
import type { Score } from '../../../bench/eval-scoring.ts';

/** The score of each reply, and what the model gets wrong in it and no visitor may see. */
type Played = { id: string; score: Score; withheld?: RegExp };

/** Includes a question with a history, one in a language other than the site's, and a site that is read whole. */
const careful: Played[] = [
  { id: 'clinica-veterinaria-olmo-04', score: 'right' },
  { id: 'clinica-veterinaria-olmo-06', score: 'right' },
  { id: 'clinica-veterinaria-olmo-11', score: 'right' },
  { id: 'clinica-veterinaria-olmo-15', score: 'right' },
  { id: 'clinica-veterinaria-olmo-17', score: 'declined' },
  { id: 'quickfile-tax-01', score: 'right' },
  { id: 'quickfile-tax-15', score: 'right' },
  { id: 'quickfile-tax-18', score: 'declined' },
  { id: 'quickfile-tax-24', score: 'declined' },
];

const careless: Played[] = [
  { id: 'clinica-veterinaria-olmo-04', score: 'right' },
  // A total that the page does not give.
  { id: 'clinica-veterinaria-olmo-16', score: 'right', withheld: /408/ },
  { id: 'clinica-veterinaria-olmo-13', score: 'right' },
  { id: 'clinica-veterinaria-olmo-17', score: 'declined' },
  { id: 'quickfile-tax-10', score: 'right', withheld: /street for free/ },
  // A wrong sum.
  { id: 'quickfile-tax-15', score: 'right', withheld: /\$230/ },
];

const folderOf = (tape: string) =>
  fileURLToPath(new URL(`../../../bench/eval/tapes/${tape}`, import.meta.url));
const changed =
  'The prompts changed: record the tapes anew with npm run eval -- --questions trades --draw 62 --record DIR (docs/quality.md says how)';

const dialogues = readDialogues('trades');
const sites = loadSites().filter(({ id }) =>
  [...careful, ...careless].some((each) => each.id.startsWith(id)),
);
const conversions = new Map<string, Conversion>();
const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-tape-'));
let tape: Awaited<ReturnType<typeof openTape>>;
let served: Awaited<ReturnType<typeof serveSites>>;
let stack: TestStack;
let evaluation: Evaluation;

beforeAll(async () => {
  tape = await openTape(folderOf('careful'), 'replay');
  served = await serveSites(sites);
  stack = await startTestStack(dataDir, [formatCrawlerHosts(served.hosts)]);
  evaluation = {
    client: createClient({ baseUrl: stack.url }),
    observer: tape.observer,
    findConversion: (site) => conversions.get(site),
    keepConversion: (site, conversion) => conversions.set(site, conversion),
  };
  for (const site of sites) {
    const { status } = await evaluateSite(evaluation, site, []);
    expect(status).toBe('completed');
  }
});
afterAll(async () => {
  await stack?.stop();
  await served?.stop();
  await tape?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function ask(id: string) {
  const position = dialogues.findIndex((dialogue) => dialogue.id === id);
  const dialogue = dialogues[position];
  const site = sites.find((each) => each.id === dialogue?.site);
  if (!dialogue || !site) throw new Error(`There is no question ${id}`);
  const [asked] = (await evaluateSite(evaluation, site, [dialogue], position)).asked;
  if (!asked?.reading) throw new Error(`Nothing was read for ${id}`);
  return { ...asked, reading: asked.reading };
}

describe.each([
  { name: 'careful', played: careful },
  { name: 'careless', played: careless },
])('replies of a $name model to questions on our own websites', ({ name, played }) => {
  const replies = [...readReplies(folderOf(name)).values()].join('\n');

  beforeAll(() => tape.insert(folderOf(name)));

  test.each(played)('to $id score $score', async ({ id, score, withheld }) => {
    const { reading, reply, score: reached } = await ask(id);
    expect(reading.lacking, changed).toBe(0);
    expect(reading.isAsked).toBe(true);
    expect(reached, reply).toBe(score);
    if (!withheld) return;
    expect(replies).toMatch(withheld);
    expect(reply).not.toMatch(withheld);
  });
});
