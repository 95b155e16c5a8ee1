import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { bandOf, estimateLikelihood, observeBand } from '#functions/engine/quoting/band.ts';
import { chooseQuotes } from '#functions/engine/quoting/choose-quotes.ts';
import { readQuestion } from '#functions/engine/search/read-question.ts';
import { readRemark } from '#functions/engine/search/read-remark.ts';

const variantsShown = 6;

/** Prints what was understood and found, and in which band that falls. */
export function explainQuestion(text: string, knowledge: Knowledge): void {
  const remark = readRemark(text, knowledge, true);
  if (remark) {
    console.log(
      `remark      ${remark}: lexicon/<language>/{wordings,remark-patterns}.ts; nothing was searched`,
    );
    return;
  }
  const question = readQuestion(text, knowledge);
  console.log(
    `understood  in ${question.language}, asks for ${question.values.join(', ') || 'nothing typed'}`,
  );
  for (const { word, weight, variants } of question.terms) {
    const found = variants
      .slice(0, variantsShown)
      .map(({ term, weight: share }) => `${term} ${share.toFixed(2)}`);
    console.log(`  ${word} (${weight.toFixed(2)}): ${found.join(', ') || 'not on the site'}`);
  }
  const quotes = chooseQuotes(question, knowledge);
  for (const { passage, statements, score } of quotes) {
    const { url, title } = knowledge.sources[passage.source] ?? {};
    console.log(`quote       ${score.toFixed(2)} ${url ?? title} ${passage.headings.join(' > ')}`);
    console.log(`  ${statements.map(({ text }) => text).join(' ')}`);
  }
  const features = observeBand(question, quotes);
  const likelihood = estimateLikelihood(features);
  const shown = Object.entries(features).map(([name, value]) => `${name} ${value.toFixed(2)}`);
  console.log(`band        ${bandOf(likelihood)} ${likelihood.toFixed(3)}: ${shown.join(', ')}`);
}
