import type { Explanation } from '#functions/engine/answer/explain-question.ts';
import { ruleRegistry } from '#functions/engine/answer/rule-registry.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';

const statementsShown = 5;
const variantsShown = 6;

/** Prints what was understood, found, ranked and judged, and by which rules. */
export function printExplanation(explanation: Explanation, knowledge: Knowledge): void {
  if (explanation.remark) {
    console.log(
      `remark      ${explanation.remark}: answered before any search and any rule, by lexicon/<language>/{remark-patterns,small-talk}.ts`,
    );
    return;
  }
  printUnderstood(explanation);
  printFound(explanation, knowledge);
  printJudged(explanation);
}

function printUnderstood({ question }: Explanation): void {
  const { language, kind, value, secondValue, terms } = question;
  console.log(
    `understood  ${kind} in ${language}, asks for ${[value, secondValue].filter(Boolean).join(' and ') || 'nothing that shows'}`,
  );
  for (const { word, weight, variants, isSubject, isSpecific } of terms) {
    const marks = [isSubject && 'subject', isSpecific && 'specific'].filter(Boolean).join(', ');
    const found = variants
      .slice(0, variantsShown)
      .map(({ term, weight: share }) => `${term} ${share.toFixed(2)}`);
    console.log(
      `  ${word} (${weight.toFixed(2)}${marks && `, ${marks}`}): ${found.join(', ') || 'not on the site'}`,
    );
  }
}

function printFound({ ranked }: Explanation, { sources }: Knowledge): void {
  console.log(`ranked      ${ranked.length} statements`);
  for (const { score, coverage, value, statement, passage, features } of ranked.slice(0, statementsShown)) {
    console.log(
      `  ${score.toFixed(3)} covers ${coverage.toFixed(2)}, value ${value}: ${statement.text.slice(0, 160)}`,
    );
    console.log(`    ${sources[passage.source]?.url ?? ''} ${passage.headings.join(' > ')}`);
    console.log(`    ${describe(features)}`);
  }
}

function printJudged({ fit, answer, rules }: Explanation): void {
  if (fit) {
    console.log(`fitted      ${fit.likelihood.toFixed(3)}`);
    console.log(`    ${describe(fit.features)}`);
  }
  console.log(`rules       ${rules.length === 0 ? 'none' : ''}`);
  for (const id of rules) {
    const rule = ruleRegistry.find((listed) => listed.id === id);
    console.log(`  ${id} (${rule?.stage}): ${rule?.example}`);
  }
  console.log(`verdict     ${answer.outcome} ${answer.confidence.toFixed(2)}`);
}

function describe(features: Readonly<Record<string, number>>): string {
  return Object.entries(features)
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => `${name} ${value.toFixed(2)}`)
    .join(', ');
}
