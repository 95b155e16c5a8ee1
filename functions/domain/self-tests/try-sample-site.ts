import { parsePublicUrl, resolvePublicAddresses } from '#functions/engine/crawl/fetch/url-guard.ts';
import { readSingle } from '#functions/engine/crawl/read-single.ts';
import type { Source } from '#functions/engine/documents/content/content.ts';
import { contentText } from '#functions/engine/documents/content/content-text.ts';
import { extractHtml } from '#functions/engine/documents/html/extract-html.ts';
import {
  parseKnowledge,
  serializeKnowledge,
} from '#functions/engine/knowledge/artifact/serialize-knowledge.ts';
import { buildKnowledge } from '#functions/engine/knowledge/build/build-knowledge.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { answerQuestion } from '#functions/engine/quoting/answer-question.ts';
import type { ReaderReply } from '#shared/calls/reader-calls.ts';
import type { SampleTestName } from '#shared/domain/self-test-names.ts';
import { flattenSpace, holdsLines } from './flatten-space.ts';
import { describeComplaint, expectThat } from './run-self-tests.ts';
import { fetchSample, sampleSite } from './sample-site.ts';

type Clock = () => Date;

const hostileAddresses = [
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://10.0.0.8/',
  'http://0x7f000001/',
  'file:///etc/passwd',
  'https://example.org:8443/',
];

const runs: Record<SampleTestName, (now: Clock) => Promise<string>> = {
  'Reading a page as robots.txt allows': tryCrawl,
  'Keeping inward addresses out': tryGuard,
  'Extracting the content of a page': tryExtraction,
  'Building and storing knowledge': tryKnowledge,
  'Answering with a quote of its source': tryAnswer,
  'Declining what the site does not say': tryDeclining,
};

/** From a website to an answer with its source, on a small site in memory. Never throws. */
export async function trySampleSite(name: SampleTestName, now: Clock): Promise<ReaderReply<'sample-test'>> {
  try {
    return { passed: true, message: await runs[name](now) };
  } catch (error) {
    return { passed: false, message: describeComplaint(error) };
  }
}

async function readSample(now: Clock): Promise<Source> {
  const crawl = { fetch: fetchSample, extract: extractHtml, now: () => now().getTime() };
  const outcome = await readSingle(crawl, sampleSite.page);
  expectThat(outcome.kind === 'content', 'The page was not read as a page.');
  const { content } = outcome;
  const { page: url } = sampleSite;
  return { id: 'sample', kind: 'page', url, title: content.title, readAt: now().toISOString(), content };
}

async function buildSample(now: Clock): Promise<{ source: Source; knowledge: Knowledge }> {
  const source = await readSample(now);
  const { name, website } = sampleSite;
  const built = buildKnowledge({
    ...{ sources: [source], organisationName: name, website, builtAt: source.readAt },
  });
  return { source, knowledge: await parseKnowledge(serializeKnowledge(built)) };
}

async function tryCrawl(now: Clock): Promise<string> {
  const { content } = await readSample(now);
  const crawl = { fetch: fetchSample, extract: extractHtml, now: () => now().getTime() };
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

async function tryExtraction(now: Clock): Promise<string> {
  const { content } = await readSample(now);
  const table = content.blocks.find((block) => block.kind === 'table');
  expectThat(table !== undefined, 'The table was not found.');
  const { header, row } = sampleSite.table;
  expectThat(isEqual(table.header, header) && isEqual(table.rows[0], row), 'The table was read wrongly.');
  expectThat(!sampleSite.unseen.test(contentText(content)), 'Text was read that no visitor sees.');
  return `${content.blocks.length} blocks, among them a table with its headers; nothing that visitors do not see.`;
}

async function tryKnowledge(now: Clock): Promise<string> {
  const { passages, facts, languages } = (await buildSample(now)).knowledge;
  expectThat(passages.length > 0 && facts.length > 0, 'The knowledge is empty.');
  return `${passages.length} passages and ${facts.length} facts in ${languages.join(', ')}.`;
}

async function tryAnswer(now: Clock): Promise<string> {
  const { source, knowledge } = await buildSample(now);
  const { question, said } = sampleSite.answered;
  const answer = answerQuestion({ knowledge, question, history: [] });
  expectThat(answer.outcome === 'answered' && answer.text.includes(said), `It said: ${answer.text}`);
  const stored = flattenSpace(contentText(source.content));
  const quotes = answer.citations.map(({ quote }) => quote);
  expectThat(quotes.length > 0, 'The answer cites nothing.');
  expectThat(
    quotes.every((quote) => holdsLines(stored, quote)),
    'A quote is not in the source.',
  );
  return `“${answer.text}” stands in the source word for word.`;
}

async function tryDeclining(now: Clock): Promise<string> {
  const { knowledge } = await buildSample(now);
  const { unanswered: question } = sampleSite;
  const { outcome, text } = answerQuestion({ knowledge, question, history: [] });
  expectThat(outcome === 'declined' || outcome === 'unsure', `It said: ${text}`);
  return `“${question}” was not answered: the site does not say.`;
}

function isEqual(cells: readonly string[] | undefined, expected: readonly string[]): boolean {
  return cells?.join('\t') === expected.join('\t');
}
