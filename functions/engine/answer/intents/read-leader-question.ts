import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { type LeadingRole, readAskedRoles } from '#functions/engine/language/leading-roles.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { intentSource } from '../understand/join-dialogues.ts';
import { namesNothingElse } from '../understand/names-nothing-else.ts';
import type { Question } from '../understand/understand-question.ts';

/** "Who runs the school?", "principal's name": the offices meant, likeliest first; none where more than that is asked. */
export function readLeaderQuestion(question: Question, knowledge: Knowledge): readonly LeadingRole[] {
  const text = foldWord(question.text).replace(/[’'-]/g, ' ');
  const { roles, rest } = readAskedRoles(text, question.language);
  return asksForName(question, rest) &&
    namesNothingElse(rest.replace(nameWords, ' '), question.language, knowledge)
    ? roles
    : [];
}

const nameWords = new RegExp(`(?<!\\p{L})${intentSource(({ officeName }) => officeName)}(?!\\p{L})`, 'gu');
/** Who it was is another person. */
const pastPattern = new RegExp(`(?<!\\p{L})${intentSource(({ whoWas }) => whoWas)}(?!\\p{L})`, 'u');

/** A person is asked for, or the office is named and nothing else. */
function asksForName({ kind, text }: Question, rest: string): boolean {
  if (pastPattern.test(foldWord(text))) return false;
  return kind === 'who' || rest.search(nameWords) !== -1 || !/\p{L}/u.test(rest);
}
