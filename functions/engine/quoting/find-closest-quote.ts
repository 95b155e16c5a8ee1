import { textTerms } from '#functions/engine/knowledge/build/index-passage.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { subjectWeight } from '#functions/engine/language/subject-weight.ts';
import type { Citation } from '#shared/domain/citation.ts';
import { citeRun } from '../reply/cite.ts';
import { readQuestion } from '../search/read-question.ts';
import { chooseQuotes, weigh } from './choose-quotes.ts';

/** A quote that says less of the matter speaks of another one. */
const leastSaid = 0.5;

/**
 * Where the website speaks of a matter: beside a refusal to advise, whether the firm takes it. Words of `requests`, which ask
 * for advice on any matter, name none; undefined if the website doesn't speak of what the others name.
 */
export function findClosestQuote(
  message: string,
  knowledge: Knowledge,
  requests: readonly string[],
): Citation | undefined {
  const question = readQuestion(message, knowledge);
  const { language } = question;
  const ofAnyMatter = new Set(textTerms(requests.join('\n'), language));
  const terms = question.terms.filter(
    ({ word, variants }) =>
      variants.length > 0 &&
      subjectWeight(word, language) === 1 &&
      !textTerms(word, language).every((term) => ofAnyMatter.has(term)),
  );
  const [best] = chooseQuotes({ ...question, terms, values: [] }, knowledge);
  if (!best) return undefined;
  const reached = best.said.map((said, at) => Math.max(said, best.saidInHeadings[at] ?? 0));
  const all = terms.map(() => 1);
  if (weigh(terms, reached) < leastSaid * weigh(terms, all)) return undefined;
  return citeRun(knowledge, best.passage, best.statements);
}
