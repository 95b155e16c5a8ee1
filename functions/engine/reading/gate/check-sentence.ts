import { detectLanguage } from '#functions/engine/language/detect-language.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import type { SentenceBasis } from '../evidence.ts';
import { findAddition } from './find-addition.ts';
import { findMeaningMismatch } from './find-meaning-mismatch.ts';
import { findWrongName } from './find-wrong-name.ts';
import { findWrongValue } from './find-wrong-value.ts';
import { isMislabelled } from './is-mislabelled.ts';
import { overstates } from './overstates.ts';
import { countLimits } from './polarity.ts';
import type { Refusal } from './refusal.ts';
import { readVocabulary } from './vocabulary.ts';

/** A sentence counts as written in another language if that language has this many more small words in it. */
const languageLead = 2;

/** Why a model's sentence may not be shown with its evidence; undefined if it may. */
export function checkSentence(sentence: string, basis: SentenceBasis): Refusal | undefined {
  const { questionLanguage, evidence, question, organisationName } = basis;
  const language = languageOf(sentence, questionLanguage);
  if (language !== questionLanguage) return 'language';
  const texts = evidence.map(({ words, surroundings, context }) =>
    [...context, surroundings, words].join('\n'),
  );
  const said = texts.join('\n');
  if (findWrongValue(sentence, said, question)) return 'value';
  const evidenceTexts = evidence.map((one, index) => ({ text: texts[index] ?? '', language: one.language }));
  const vocabulary = readVocabulary([
    ...evidenceTexts,
    { text: organisationName, language },
    { text: question, language: questionLanguage },
  ]);
  const isTranslated = evidence.some((one) => one.language !== language);
  if (findWrongName(sentence, language, vocabulary, isTranslated)) return 'name';
  if (isMislabelled(sentence, language, evidence)) return 'label';
  const isFreeSaid = evidence.some((one) => countLimits(one.surroundings, one.language) > 0);
  if (overstates(sentence, language, vocabulary, isFreeSaid)) return 'strength';
  return (
    findMeaningMismatch(sentence, language, evidence) ??
    (findAddition(sentence, language, vocabulary, evidence) ? 'addition' : undefined)
  );
}

function languageOf(sentence: string, asked: Language): Language {
  return asked === 'und' ? asked : (detectLanguage(sentence, asked, languageLead) ?? asked);
}
