import { detectLanguage } from '#functions/engine/language/detect/detect-language.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import { wordings } from '#functions/engine/lexicon/tables/all-wordings.ts';
import { askedFacts } from '#functions/engine/lexicon/wordings.ts';
import { sourceOf } from './join-dialogues.ts';
import { matchWish } from './match-wordings.ts';
import { hasFormOfQuestion } from './read-reply.ts';

/** More questions at once are a story, or a list from elsewhere. */
const mostAtOnce = 3;
const questionEnd = /(?<=[?？؟])\s*(?=\S)/u;
/** Where a second question may begin within a sentence: after "and", its word comes next. */
export const joinerPattern = new RegExp(`,?\\s+(?:${sourceOf(({ grammar }) => grammar.joiner)})\\s+`, 'giu');

/** The questions of a message that asks several, as written; the message alone if it asks one. */
export function splitQuestions(message: string): string[] {
  const sentences = message.split(questionEnd).map((sentence) => sentence.trim());
  const parts = sentences.flatMap(splitSentence);
  const areQuestions = parts.every((part) => hasFormOfQuestion(part) && namesSubject(part));
  return areQuestions && parts.length <= mostAtOnce ? parts : [message];
}

function splitSentence(sentence: string): string[] {
  const language = detectLanguage(sentence) ?? 'en';
  const interrogatives = new Set(tokenize(wordings[language].interrogatives).map(({ word }) => word));
  for (const { index, 0: joiner } of sentence.matchAll(joinerPattern)) {
    const [first, second] = [sentence.slice(0, index), sentence.slice(index + joiner.length)];
    const [word] = tokenize(second);
    const asksTwice = word && interrogatives.has(word.word) && hasFormOfQuestion(first);
    if (asksTwice && namesSubject(first) && namesSubject(second)) return [first, ...splitSentence(second)];
  }
  return [sentence];
}

/** "When and where is it?" is one question, but "where are you?" alone asks for the address. */
function namesSubject(question: string): boolean {
  const language = detectLanguage(question) ?? 'en';
  const wish = matchWish(question, { ignored: () => false, isFirst: true })?.wish;
  if (askedFacts.some((fact) => fact === wish)) return true;
  return tokenize(question).some(({ word }) => word.length > 1 && !isStopWord(word, language));
}
