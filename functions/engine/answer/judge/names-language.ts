import type { Language } from '#functions/engine/language/languages.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import type { Candidate } from '../retrieve/rank-statements.ts';
import type { Question } from '../understand/understand-question.ts';

const languagesAsked =
  /\b(?:what|which|how many) (?:\w+ )?languages?\b|\b(?:welche[nr]?|wie ?viele) (?:\w+ )?sprachen?\b|\b(?:quelles?|combien de) langues?\b|\b(?:que|cuales|cuantos) (?:\w+ )?(?:idiomas?|lenguas?)\b|как(?:ие|их|ими) язык/;

/** Languages that sites say they are at home in, by their codes. */
const codes =
  `en de fr es pt it nl pl ru uk cs sk hu ro bg el tr ar he fa ur hi bn pa ta te or gu mr ml kn zh ja ko vi th id ms tl sv da
  no fi et lv lt hr sr sl sq ka hy sw am so ku la eo`.split(/\s+/);

const namesIn = new Map<string, ReadonlySet<string>>();

/** Whether a question asks for languages and the statement names none: "vulgar language", "speak with a lawyer". */
export function lacksLanguage({ text, language }: Question, { statement }: Candidate): boolean {
  if (!languagesAsked.test(foldWord(text))) return false;
  const names = [language, 'en' as const].map(namesOfLanguages);
  return !tokenize(statement.text).some(({ word }) => names.some((known) => known.has(word)));
}

function namesOfLanguages(language: Language): ReadonlySet<string> {
  const known = namesIn.get(language);
  if (known) return known;
  const inLanguage = new Intl.DisplayNames([language], { type: 'language' });
  const names = new Set(codes.map((code) => foldWord(inLanguage.of(code) ?? code)));
  namesIn.set(language, names);
  return names;
}
