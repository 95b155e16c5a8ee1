import { answerQuestion } from '#functions/answer/answer-question.ts';
import { readSingle } from '#functions/crawl/read-single.ts';
import { parsePublicUrl, resolvePublicAddresses } from '#functions/crawl/url-guard.ts';
import type { Source } from '#functions/ingest/content.ts';
import { contentText } from '#functions/ingest/content-text.ts';
import { extractHtml } from '#functions/ingest/extract-html.ts';
import { buildKnowledge } from '#functions/knowledge/build-knowledge.ts';
import type { Knowledge } from '#functions/knowledge/knowledge.ts';
import { parseKnowledge, serializeKnowledge } from '#functions/knowledge/serialize-knowledge.ts';
import { type SelfTestName, selfTestNames } from '#shared/domain/self-test-names.ts';
import { expectThat, type SelfTest } from './run-self-tests.ts';
import { fetchSample, sampleSite } from './sample-site.ts';

export type SiteTestWorld = {
  now(): Date;
  /** Undefined while none is published. */
  findNewestAssistant(): Promise<{ organisation: string; knowledge: Knowledge } | undefined>;
};

const hostileAddresses = [
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://10.0.0.8/',
  'http://0x7f000001/',
  'file:///etc/passwd',
  'https://example.org:8443/',
];

/** From a website to an answer with its source, on a small site in memory and on the newest assistant. */
export function listSiteTests(world: SiteTestWorld): SelfTest[] {
  const runs: Record<SelfTestName<'gptsite'>, () => Promise<string>> = {
    'Reading a page as robots.txt allows': () => tryCrawl(world),
    'Keeping inward addresses out': tryGuard,
    'Extracting the content of a page': () => tryExtraction(world),
    'Building and storing knowledge': () => tryKnowledge(world),
    'Answering with a quote of its source': () => tryAnswer(world),
    'Declining what the site does not say': () => tryDeclining(world),
    'The newest published assistant': () => tryNewest(world),
  };
  return selfTestNames.gptsite.map((name) => ({ name, run: runs[name] }));
}

async function readSample({ now }: SiteTestWorld): Promise<Source> {
  const crawl = { fetch: fetchSample, extract: extractHtml, now: () => now().getTime() };
  const outcome = await readSingle(crawl, sampleSite.page);
  expectThat(outcome.kind === 'content', 'The page was not read as a page.');
  const { content } = outcome;
  const { page: url } = sampleSite;
  return { id: 'sample', kind: 'page', url, title: content.title, readAt: now().toISOString(), content };
}

async function buildSample(world: SiteTestWorld): Promise<{ source: Source; knowledge: Knowledge }> {
  const source = await readSample(world);
  const { name, website } = sampleSite;
  const built = buildKnowledge({
    ...{ sources: [source], organisationName: name, website, builtAt: source.readAt },
  });
  return { source, knowledge: await parseKnowledge(serializeKnowledge(built)) };
}

async function tryCrawl(world: SiteTestWorld): Promise<string> {
  const { content } = await readSample(world);
  const crawl = { fetch: fetchSample, extract: extractHtml, now: () => world.now().getTime() };
  const { kind } = await readSingle(crawl, sampleSite.forbiddenPage);
  expectThat(kind === 'refused', 'A page was read that robots.txt keeps to itself.');
  return `“${content.title}” was read, and a page that robots.txt keeps to itself was not.`;
}

async function tryGuard(): Promise<string> {
  const admitted = hostileAddresses.filter((address) => parsePublicUrl(address));
  expectThat(admitted.length === 0, `Admitted: ${admitted.join(', ')}`);
  const resolveInward = async () => ['93.184.216.34', '10.0.0.8'];
  const isRefused = await resolvePublicAddresses(new URL('https://example.org/'), resolveInward).then(
    () => false,
    () => true,
  );
  expectThat(isRefused, 'A name that leads inward was admitted.');
  return `${hostileAddresses.length} addresses and a name that leads inward were refused.`;
}

async function tryExtraction(world: SiteTestWorld): Promise<string> {
  const { content } = await readSample(world);
  const table = content.blocks.find((block) => block.kind === 'table');
  expectThat(table !== undefined, 'The table was not found.');
  const { header, row } = sampleSite.table;
  expectThat(isEqual(table.header, header) && isEqual(table.rows[0], row), 'The table was read wrongly.');
  expectThat(!sampleSite.unseen.test(contentText(content)), 'Text was read that no visitor sees.');
  return `${content.blocks.length} blocks, among them a table with its headers; nothing that visitors do not see.`;
}

async function tryKnowledge(world: SiteTestWorld): Promise<string> {
  const { passages, facts, languages } = (await buildSample(world)).knowledge;
  expectThat(passages.length > 0 && facts.length > 0, 'The knowledge is empty.');
  return `${passages.length} passages and ${facts.length} facts in ${languages.join(', ')}.`;
}

async function tryAnswer(world: SiteTestWorld): Promise<string> {
  const { source, knowledge } = await buildSample(world);
  const { question, said } = sampleSite.answered;
  const answer = answerQuestion({ knowledge, question, history: [], now: world.now() });
  expectThat(answer.outcome === 'answered' && answer.text.includes(said), `It said: ${answer.text}`);
  const stored = flatten(contentText(source.content));
  const quotes = answer.citations.map(({ quote }) => quote);
  expectThat(quotes.length > 0, 'The answer cites nothing.');
  expectThat(
    quotes.every((quote) => stored.includes(flatten(quote))),
    'A quote is not in the source.',
  );
  return `“${answer.text}” stands in the source word for word.`;
}

async function tryDeclining(world: SiteTestWorld): Promise<string> {
  const { knowledge } = await buildSample(world);
  const { unanswered: question } = sampleSite;
  const { outcome, text } = answerQuestion({ knowledge, question, history: [], now: world.now() });
  expectThat(outcome === 'declined' || outcome === 'unsure', `It said: ${text}`);
  return `“${question}” was not answered: the site does not say.`;
}

async function tryNewest(world: SiteTestWorld): Promise<string> {
  const newest = await world.findNewestAssistant();
  if (!newest) return 'No assistant is published yet, so there was nothing to load.';
  const { organisation, knowledge } = newest;
  const question = 'How can I contact you?';
  const { outcome, citations } = answerQuestion({ knowledge, question, history: [], now: world.now() });
  const stored = knowledge.passages.flatMap(({ statements }) =>
    statements.flatMap(({ text, quote }) => [flatten(text), flatten(quote ?? text)]),
  );
  const isStored = (quote: string) => stored.some((text) => text.includes(flatten(quote)));
  const foreign = citations.filter(({ quote }) => !isStored(quote));
  expectThat(foreign.length === 0, `A quote is not in the knowledge: ${foreign[0]?.quote}`);
  return `${organisation}: ${knowledge.sources.length} sources, ${knowledge.passages.length} passages; a question was ${outcome}.`;
}

function isEqual(cells: readonly string[] | undefined, expected: readonly string[]): boolean {
  return cells?.join('\t') === expected.join('\t');
}

function flatten(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
