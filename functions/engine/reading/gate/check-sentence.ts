import { detectLanguage } from '#functions/engine/language/detect/detect-language.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import type { SentenceBasis } from '../evidence.ts';
import { findWrongName } from './find-wrong-name.ts';
import { findWrongValue } from './find-wrong-value.ts';
import { isMislabelled } from './is-mislabelled.ts';
import type { Refusal } from './refusal.ts';
import { readVocabulary } from './vocabulary.ts';

/** A sentence counts as written in another language if that language has this many more small words in it. */
const languageLead = 2;

/** Why a model's sentence may not be shown with its evidence; undefined if it may. */
export function checkSentence(sentence: string, basis: SentenceBasis): Refusal | undefined {
  const { questionLanguage, evidence, organisationName } = basis;
  const language = languageOf(sentence, questionLanguage);
  if (language !== questionLanguage) return 'language';
  const texts = evidence.map(({ words, surroundings, context }) =>
    [...context, surroundings, words].join('\n'),
  );
  const said = texts.join('\n');
  if (findWrongValue(sentence, said)) return 'value';
  const vocabulary = readVocabulary([
    // The name of "she" stands before the quoted words.
    ...evidence.map((one, index) => ({ text: `${texts[index]}\n${one.passage}`, language: one.language })),
    { text: organisationName, language },
  ]);
  const isTranslated = evidence.some((one) => one.language !== language);
  if (findWrongName(sentence, language, vocabulary, isTranslated)) return 'name';
  return isMislabelled(sentence, language, evidence) ? 'label' : undefined;
}

function languageOf(sentence: string, asked: Language): Language {
  return asked === 'und' ? asked : (detectLanguage(sentence, asked, languageLead) ?? asked);
}
