import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { answerQuestion } from '#functions/engine/answer/answer-question.ts';
import { describeSite } from '#functions/engine/answer/describe-site.ts';
import { buildKnowledge } from '#functions/engine/knowledge/build/build-knowledge.ts';
import { readSite } from '../read-site.ts';

const usage = `usage: node bench/answers/folder/main.ts <folder of HTML> [--name <organisation>] [--questions <file>] [question ...]
The file holds one JSON object a line: {"question": "...", "expected": "<regular expression>"}, or null for a
question that the site does not answer. Without questions it shows the profile of the site.`;

const expectationSchema = z.object({ question: z.string(), expected: z.string().nullable().optional() });
type Expectation = z.infer<typeof expectationSchema>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string', default: 'The organisation' }, questions: { type: 'string' } },
});
const [folder, ...asked] = positionals;
if (folder === undefined) console.log(usage);
else await main(folder);

async function main(siteFolder: string): Promise<void> {
  const website = 'http://www.sample.example/';
  const sources = await readSite(path.resolve(siteFolder), website, { pages: 100, documents: 50 });
  const knowledge = buildKnowledge({
    sources,
    organisationName: values.name,
    website,
    builtAt: new Date().toISOString(),
  });
  const expectations = [...asked.map((question): Expectation => ({ question })), ...readExpectations()];
  if (expectations.length === 0) console.log(JSON.stringify(describeSite(knowledge), null, 2));
  let met = 0;
  for (const { question, expected } of expectations) {
    const startedAt = performance.now();
    const reply = answerQuestion({ knowledge, question, history: [], now: new Date() });
    const milliseconds = performance.now() - startedAt;
    const isAnswered = reply.outcome === 'answered';
    const isMet = expected === null ? !isAnswered : isAnswered && new RegExp(expected ?? '').test(reply.text);
    if (isMet) met++;
    const pages = reply.citations.map(({ url }) => url?.replace(website, '/').split('#')[0] ?? '');
    console.log(
      `${isMet ? 'met   ' : 'UNMET '} ${question} (${milliseconds.toFixed(0)} ms)\n    [${reply.outcome} ${reply.confidence.toFixed(2)}] ${reply.text.slice(0, 300).replaceAll('\n', ' / ')} <${pages.join(' ')}>`,
    );
  }
  if (expectations.length > 0) console.log(`${met} of ${expectations.length} met`);
}

function readExpectations(): Expectation[] {
  if (values.questions === undefined) return [];
  const lines = readFileSync(values.questions, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => expectationSchema.parse(JSON.parse(line)));
}
