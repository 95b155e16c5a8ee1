import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { type LeadingRole, readAskedRoles } from '#functions/engine/language/leading-roles.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { intentSource } from '#functions/engine/search/join-dialogues.ts';
import { namesOnlyOrganisation } from '#functions/engine/search/names-only-organisation.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';

/** "Who runs the school?", "principal's name": the offices meant, most likely first; none if the question asks more. */
export function readLeaderQuestion(question: Question, knowledge: Knowledge): readonly LeadingRole[] {
  const text = foldWord(question.text).replace(/[’'-]/g, ' ');
  const { roles, rest } = readAskedRoles(text, question.language);
  return asksForName(question, rest) &&
    namesOnlyOrganisation(rest.replace(nameWords, ' '), question.language, knowledge)
    ? roles
    : [];
}

const nameWords = new RegExp(`(?<!\\p{L})${intentSource(({ officeName }) => officeName)}(?!\\p{L})`, 'gu');
/** A former holder is another person. */
const pastPattern = new RegExp(`(?<!\\p{L})${intentSource(({ whoWas }) => whoWas)}(?!\\p{L})`, 'u');

/** Whether the question asks for a person, or names only the office. */
function asksForName({ kind, text }: Question, rest: string): boolean {
  if (pastPattern.test(foldWord(text))) return false;
  return kind === 'who' || rest.search(nameWords) !== -1 || !/\p{L}/u.test(rest);
}
