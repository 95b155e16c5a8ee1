import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { detectLanguage } from '#functions/engine/language/detect/detect-language.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { subjectWeight } from '#functions/engine/language/subject-weight.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import type { Remark } from '#functions/engine/lexicon/remark.ts';
import { wishLanguages, wishWordings } from '#functions/engine/lexicon/tables/all-wordings.ts';
import { remarks } from '#functions/engine/lexicon/wordings.ts';
import { isBareDetail } from './is-bare-detail.ts';
import { patternOf } from './join-dialogues.ts';
import { matchWish } from './match-wordings.ts';
import { readQuestion } from './read-question.ts';
import { asksForPersonAlone, hasFormOfQuestion, speaksForOneself } from './read-reply.ts';
import { readWish } from './read-wish.ts';
import { readWords, splitPhrases } from './read-wordings.ts';
import { joinerPattern } from './split-questions.ts';

/** Invisible or look-alike characters must not hide an instruction from the patterns. */
const invisiblePattern = /[\p{Cf}\u{E0000}-\u{E007F}]/gu;
const refused = (['injection', 'abuse'] as const).map((remark) => ({
  remark,
  pattern: patternOf((dialogue) => dialogue.remarks[remark]),
}));

/** What a message says that isn't a question about the organization, a wish for a person included. */
export function readRemark(message: string, knowledge: Knowledge, isFirst: boolean): Remark | undefined {
  const plain = message.replace(invisiblePattern, '');
  const folded = foldWord(plain).replaceAll('’', "'").replace(/\s+/g, ' ').trim();
  const refusal = refused.find(({ pattern }) => pattern.test(folded));
  if (refusal) return refusal.remark;
  if (!/[\p{L}\p{N}]/u.test(plain)) return 'opening';
  if (asksForPersonAlone(plain)) return 'handoff';
  const wish = readWish(plain, knowledge, isFirst)?.wish;
  if (wish === 'person') return 'handoff';
  const remark = remarks.find((known) => known === wish) ?? readThanks(plain, knowledge);
  return remark ?? (isBareDetail(plain, knowledge) ? 'opening' : undefined);
}

/** Thanks, or taking back, with whatever asks nothing of the website beside it: "Thanks a million, have a nice day". */
function readThanks(message: string, knowledge: Knowledge): Remark | undefined {
  const language = detectLanguage(message) ?? 'en';
  const parts = message
    .split(/[,.;!、。，！]+/u)
    .flatMap((clause) => clause.split(joinerPattern))
    .filter((part) => /\p{L}/u.test(part));
  const wishes = parts.map((part) => readWish(part, knowledge, false)?.wish);
  const isTakenBack = wishes.includes('neverMind');
  const isThanked = wishes.includes('thanks') || parts.some((part) => beginsWithThanks(part, language));
  const asksNothing = parts.every((part, at) => {
    const wish = wishes[at];
    if (wish !== undefined) return besideThanks.some((known) => known === wish);
    return isBareDetail(part, knowledge) || commentsOnReply(part, knowledge, language);
  });
  if (!asksNothing || hasFormOfQuestion(message)) return undefined;
  if (isTakenBack) return 'neverMind';
  return isThanked ? 'thanks' : undefined;
}

const besideThanks: readonly Remark[] = ['thanks', 'goodbye', 'opening', 'neverMind'];

/** Words that name no subject, and such as the website does not know: "that is exactly what I needed". */
function commentsOnReply(part: string, knowledge: Knowledge, language: Language): boolean {
  const words = tokenize(part).map(({ word }) => word);
  const light = words.filter((word) => isLight(word, language));
  if (hasFormOfQuestion(part)) return false;
  if (light.length === words.length) return true;
  // "Lunch fees" and "I need a form" look for something.
  if ((light.length === 0 && !beginsWithThanks(part, language)) || speaksForOneself(part)) return false;
  return readQuestion(part, knowledge).terms.every(({ variants }) => variants.length === 0);
}

function isLight(word: string, language: Language): boolean {
  return readThanksWords().words.has(word) || isStopWord(word, language) || subjectWeight(word, language) < 1;
}

function readThanksWords() {
  if (thanks) return thanks;
  const phrases = wishLanguages.flatMap((spoken) => splitPhrases(wishWordings[spoken].thanks));
  const wordings = phrases.map(readWords).filter(({ length }) => length > 0);
  thanks = { wordings, words: new Set(wordings.flat()) };
  return thanks;
}

function beginsWithThanks(part: string, language: Language): boolean {
  const words = tokenize(part).map(({ word }) => word);
  return readThanksWords().wordings.some(
    (wording) =>
      wording.length <= mostWordsOfThanks &&
      words.some(
        (_, at) =>
          wording.every((word, next) => words[at + next] === word) &&
          words.slice(0, at).every((word) => isLight(word, language)),
      ),
  );
}

/** "Thank you" may begin a longer message; "that helped a lot" is one. */
const mostWordsOfThanks = 2;
let thanks: { wordings: readonly (readonly string[])[]; words: ReadonlySet<string> } | undefined;

/** Whether a message is small talk or a wish for a person, whoever it is said to. */
export function isSmallTalk(message: string): boolean {
  const wish = matchWish(message, { ignored: () => false, isFirst: false })?.wish;
  return asksForPersonAlone(message) || wish === 'person' || remarks.some((remark) => remark === wish);
}

/** Whether a message wants a person and doesn't say what for. */
export function isBareWishForPerson(message: string): boolean {
  const match = matchWish(message, { ignored: () => false, isFirst: false });
  return asksForPersonAlone(message) || (match?.wish === 'person' && match.isBare);
}
