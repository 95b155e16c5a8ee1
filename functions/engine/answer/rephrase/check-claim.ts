import { detectLanguage } from '#functions/engine/language/detect-language.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import { isActive, plainClaim } from '../read/gate/plain-claim.ts';
import { isToTheModel } from '../read/gate/to-the-model.ts';
import { readMarkers } from './claim-markers.ts';
import { findMeaningMismatch } from './claim-meaning.ts';
import { measureWords, readVocabulary, type Vocabulary } from './claim-words.ts';
import { isMislabelled } from './mislabelled.ts';
import type { NumberedQuote } from './quote.ts';
import type { Refusal } from './refusal.ts';
import { splitClauses } from './split-clauses.ts';
import { missingValues } from './supports-values.ts';

/** What the sentences of a model are held against. */
export type ClaimBasis = {
  quotes: readonly NumberedQuote[];
  organisationName: string;
  question: string;
  questionLanguage: Language;
  siteLanguage: Language;
};

export type ClaimVerdict =
  | { kept: true; text: string; quotes: NumberedQuote[] }
  | { kept: false; refusal: Refusal };

/** One telling word of its own, or too many synonyms, and a clause says something else than its quote. */
const leastCoverage = 0.7;

/** Whether a sentence of a model may be shown: every clause of it has to stand on one of the quotes it names. */
export function checkClaim(sentence: string, basis: ClaimBasis): ClaimVerdict {
  const { text: marked, numbers } = readMarkers(plainMarkers(sentence));
  const text = plainClaim(marked);
  const quotes = basis.quotes.filter(({ number }) => numbers.includes(number));
  const refusal =
    refuseForm(text, numbers, quotes) ?? refuseLanguage(text, basis) ?? refuseContent(text, quotes, basis);
  return refusal ? { kept: false, refusal } : { kept: true, text, quotes };
}

/** A link's label may look like the number of a quote: "[1](https://…)". */
function plainMarkers(sentence: string): string {
  return sentence.replace(/(\[\s*\d[\d\s,]*\])\([^)]*\)/g, '$1');
}

function refuseForm(
  text: string,
  numbers: readonly number[],
  quotes: readonly NumberedQuote[],
): Refusal | undefined {
  if (isToTheModel(text)) return 'to-the-model';
  if (numbers.length === 0) return 'no-quote';
  if (quotes.length < numbers.length) return 'unknown-quote';
  return isActive(text) || !/\p{L}|\d/u.test(text) ? 'markup' : undefined;
}

/** Too short texts have no language; the words decide then. */
function refuseLanguage(text: string, { questionLanguage, siteLanguage }: ClaimBasis): Refusal | undefined {
  const language = detectLanguage(text, questionLanguage) ?? questionLanguage;
  return language === questionLanguage || language === siteLanguage ? undefined : 'language';
}

function refuseContent(
  text: string,
  quotes: readonly NumberedQuote[],
  basis: ClaimBasis,
): Refusal | undefined {
  const language = detectLanguage(text, basis.questionLanguage) ?? basis.questionLanguage;
  const asked = readVocabulary(basis.question, basis.questionLanguage);
  for (const clause of splitClauses(text)) {
    const refusals = quotes.map((quote) => refuseClause(clause, quote, { ...basis, language, asked }));
    if (refusals.every((refusal) => refusal !== undefined)) return refusals[0];
  }
  return undefined;
}

type ClauseBasis = ClaimBasis & { language: Language; asked: Vocabulary };

function refuseClause(
  clause: string,
  quote: NumberedQuote,
  { language, asked, organisationName, siteLanguage }: ClauseBasis,
): Refusal | undefined {
  const around = [...quote.context, organisationName].join(' / ');
  const evidence = `${quote.text}\n${quote.citation.quote}\n${around}`;
  if (missingValues(clause, evidence).length > 0) return 'value';
  const textLanguage = detectLanguage(quote.text, siteLanguage) ?? siteLanguage;
  const text = readVocabulary(evidence, textLanguage);
  const { coverage, missingNames, missingWords } = measureWords({ claim: clause, language, text, asked });
  if (missingNames.length > 0) return 'name';
  if (missingWords.length > 0 || coverage < leastCoverage) return 'words';
  if (isMislabelled(clause, quote.text, language)) return 'label';
  return findMeaningMismatch({
    claim: clause,
    text: nearestClause(clause, quote.text, textLanguage),
    around: `${quote.text} ${around}`,
    claimLanguage: language,
    textLanguage,
  });
}

/** The clause of a quote that shares most words with the claim. */
function nearestClause(claim: string, text: string, language: Language): string {
  const asked = readVocabulary('', language);
  const rated = splitClauses(text).map((clause) => ({
    clause,
    coverage: measureWords({ claim, language, text: readVocabulary(clause, language), asked }).coverage,
  }));
  return rated.reduce((best, next) => (next.coverage > best.coverage ? next : best), {
    clause: text,
    coverage: 0,
  }).clause;
}
