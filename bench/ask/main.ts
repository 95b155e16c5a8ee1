import { parseArgs } from 'node:util';
import { answerQuestion } from '#functions/engine/quoting/answer-question.ts';
import { describeSite } from '#functions/engine/readiness/describe-site.ts';
import { explainQuestion } from './explain-question.ts';
import { readKnowledge } from './read-knowledge.ts';

const usage = `usage: npm run ask -- <site, folder of HTML or document> [question ...] [--explain] [--name organisation]
Without a question it shows the profile of the site.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { explain: { type: 'boolean', default: false }, name: { type: 'string' } },
});
const [place, ...questions] = positionals;
if (place === undefined) console.log(usage);
else await main(place);

async function main(site: string): Promise<void> {
  const knowledge = await readKnowledge(site, values.name ?? 'The organisation');
  if (questions.length === 0) console.log(JSON.stringify(describeSite(knowledge), null, 2));
  const today = new Date().toISOString().slice(0, 10);
  for (const question of questions) {
    const { outcome, confidence, text, citations } = answerQuestion({
      knowledge,
      question,
      history: [],
      today,
    });
    console.log(`\n${question}\n[${outcome} ${confidence.toFixed(2)}] ${text}`);
    for (const { url, title } of citations) console.log(`  ${url ?? title}`);
    if (values.explain) explainQuestion(question, knowledge);
  }
}
