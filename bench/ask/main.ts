import { parseArgs } from 'node:util';
import { describeSite } from '#functions/engine/answer/describe-site.ts';
import { explainQuestion } from '#functions/engine/answer/explain-question.ts';
import { printExplanation } from './print-explanation.ts';
import { readKnowledge } from './read-knowledge.ts';

const usage = `usage: npm run ask -- <site, folder of HTML or document> [question ...] [--explain] [--without rule,...] [--name organisation]
Without a question it shows the profile of the site.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    explain: { type: 'boolean', default: false },
    without: { type: 'string', default: '' },
    name: { type: 'string' },
  },
});
const [place, ...questions] = positionals;
if (place === undefined) console.log(usage);
else await main(place);

async function main(site: string): Promise<void> {
  const knowledge = await readKnowledge(site, values.name ?? 'The organisation');
  if (questions.length === 0) console.log(JSON.stringify(describeSite(knowledge), null, 2));
  const off = new Set(values.without.split(',').filter(Boolean));
  for (const question of questions) {
    const explanation = explainQuestion({ knowledge, question, history: [], now: new Date() }, off);
    const { outcome, confidence, text, citations } = explanation.answer;
    console.log(`\n${question}\n[${outcome} ${confidence.toFixed(2)}] ${text}`);
    for (const { url, title } of citations) console.log(`  ${url ?? title}`);
    if (values.explain) printExplanation(explanation, knowledge);
  }
}
