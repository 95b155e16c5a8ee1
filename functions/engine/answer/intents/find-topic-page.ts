import { textTerms } from '#functions/engine/knowledge/build/index-passage.ts';
import type { Knowledge, KnowledgeSource } from '#functions/engine/knowledge/knowledge.ts';
import { languageOfTag } from '#functions/engine/language/languages.ts';
import { cite } from '#functions/engine/reply/cite.ts';
import { organisationNameWords } from '#functions/engine/search/organisation-name-words.ts';
import { understandQuestion } from '#functions/engine/search/understand-question.ts';
import type { Citation } from '#shared/domain/citation.ts';
import { lastPathWords } from '../retrieve/last-path-words.ts';
import { openFirst, sameWordWeight } from './answer-topic.ts';

/** A lighter word is in the name of many pages. */
const leastWeight = 0.2;

/** A page of the site named for what a message is about, cited with its beginning. */
export type TopicPage = { title: string; citation: Citation };

/** "Will I get custody of my daughter?": the page "Child Custody"; undefined if no page has such a name. */
export function findTopicPage(message: string, knowledge: Knowledge): TopicPage | undefined {
  const own = organisationNameWords(knowledge);
  const subjects = understandQuestion(message, knowledge)
    .terms.filter(({ isSubject, weight, word }) => isSubject && weight >= leastWeight && !own.has(word))
    .map(({ weight, variants }) => ({
      weight,
      names: variants.filter((variant) => variant.weight >= sameWordWeight).map(({ term }) => term),
    }));
  const scored = knowledge.sources.map((source, at) => {
    const named = namesOf(source, knowledge);
    const said = subjects.filter(({ names }) => names.some((name) => named.has(name)));
    return { at, title: source.title, score: said.reduce((sum, { weight }) => sum + weight, 0) };
  });
  const [best] = scored.filter(({ score }) => score > 0).toSorted((left, right) => right.score - left.score);
  const opening = best && openFirst(knowledge.passages, ({ source }) => source === best.at);
  const citation = opening && cite(knowledge, opening.passage.source, opening.statements);
  return citation && { title: best.title, citation };
}

/** The words that name a page; the home page is on nothing in particular. */
function namesOf(source: KnowledgeSource, { website }: Knowledge): ReadonlySet<string> {
  if (source.kind !== 'page' || source.url === website) return new Set();
  return new Set(textTerms(`${source.title} ${lastPathWords(source)}`, languageOfTag(source.language)));
}
