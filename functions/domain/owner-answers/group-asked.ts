import { tokenize } from '#functions/engine/language/tokenize.ts';
import { organisationNameWords } from '#functions/engine/search/organisation-name-words.ts';
import { contradicts, measureCloseness, readReach, type Said, wantsTheSame } from './compare-asked.ts';
import { indexWords, type Site, same as sameFrom } from './match-owner-answers.ts';
import { type Asked, readAsked } from './read-asked.ts';
import { sayAll } from './read-owner-answer.ts';

/** Questions that one answer settles, under the first of them, with all their wordings. */
export type AskedGroup = { question: string; texts: string[] };

type Read = { asked: Asked; reach: Said; said: Said };

/** More would take seconds; of older questions only the same wordings are one group. */
const comparedQuestions = 120;
/** Keywords name fewer things than the question they stand for. */
const fewestKeywords = 2;

/**
 * Groups questions that ask the same by the evidence with which the search finds the owner's answer to a question, so that
 * one answer settles a group: each group under its first question, most frequent first.
 */
export function groupAsked(questions: readonly string[], site: Site): AskedGroup[] {
  const texts = questions.map((question) => question.trim());
  const wordings = [...Map.groupBy(texts, readWords).values()];
  const older = wordings.slice(comparedQuestions);
  const groups = compareWordings(wordings.slice(0, comparedQuestions), site);
  return [...groups, ...older.map((same) => ({ question: same[0] ?? '', texts: same }))].toSorted(
    (left, right) => right.texts.length - left.texts.length,
  );
}

function compareWordings(distinct: readonly string[][], site: Site): AskedGroup[] {
  const knowledge = indexWords(
    distinct.flatMap(([first = '']) => first),
    site,
  );
  const ignored = organisationNameWords(site);
  const groups: (AskedGroup & { head: Read })[] = [];
  const byTerm = new Map<string, Set<number>>();
  for (const same of distinct) {
    const [question = ''] = same;
    const asked = readAsked(question, knowledge, ignored);
    const head = { asked, reach: readReach(asked), said: sayAll(asked.said) };
    const near = [...head.reach.keys()].flatMap((term) => [...(byTerm.get(term) ?? [])]);
    const known = [...new Set(near)]
      .toSorted((left, right) => left - right)
      .flatMap((at) => groups[at] ?? [])
      .find((group) => asksFor(head, group.head) || asksFor(group.head, head));
    if (known) known.texts.push(...same);
    else {
      for (const term of head.reach.keys())
        byTerm.set(term, (byTerm.get(term) ?? new Set()).add(groups.length));
      groups.push({ question, texts: [...same], head });
    }
  }
  return groups.map(({ question, texts }) => ({ question, texts }));
}

/** Whether the answer to one question is what the other asks for. */
function asksFor({ asked: one, reach }: Read, { asked: other, said }: Read): boolean {
  if (contradicts(one, other) || !wantsTheSame(one, other)) return false;
  const { asked, meant } = measureCloseness({ asked: one, reach }, { asked: other, said, told: said });
  const areKeywords = !one.isSentence && one.things.length >= fewestKeywords;
  return asked >= sameFrom.asked && (meant >= sameFrom.meant || areKeywords);
}

/** The words alone: case, accents and punctuation make no other question. */
function readWords(text: string): string {
  return tokenize(text)
    .map(({ word }) => word)
    .join(' ');
}
