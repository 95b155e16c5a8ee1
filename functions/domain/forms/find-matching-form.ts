import { conceptsOf } from '#functions/engine/language/concept-index.ts';
import type { Concept } from '#functions/engine/language/concepts.ts';
import { detectLanguage } from '#functions/engine/language/detect/detect-language.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { subjectWeight } from '#functions/engine/language/subject-weight.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import type { FormEntry } from './form.ts';

/** A content word with its equivalent concepts. */
type Subject = { stem: string; concepts: readonly Concept[] };

/** Share of a form's name that a question must mention. */
const nameShare = 0.5;
/** Share of a question that a form's name and purpose must cover, at least two words. */
const purposeShare = 0.6;
const purposeLeast = 2;

/** Words common to all forms, which say nothing about their purpose. */
const formWords: ReadonlySet<string> = new Set(
  'form forms formular formulare formulaire formulario formularios форма бланк анкета 양식 フォーム online pdf fill submit'
    .split(' ')
    .map(foldWord),
);

/** The form a question is about, by name and purpose across languages; undefined when none fits. */
export function findMatchingForm<Entry extends Pick<FormEntry, 'name' | 'description'>>(
  question: string,
  forms: readonly Entry[],
): Entry | undefined {
  const asked = readSubjects(question);
  const rated = forms.map((form) => ({ form, fit: rateFit(asked, form) })).filter(({ fit }) => fit > 0);
  return rated.sort((a, b) => b.fit - a.fit)[0]?.form;
}

function rateFit(
  asked: readonly Subject[],
  { name, description }: Pick<FormEntry, 'name' | 'description'>,
): number {
  const named = readSubjects(name);
  const mentioned = named.filter((subject) => asked.some((other) => isSame(subject, other)));
  if (mentioned.length > 0 && mentioned.length / named.length >= nameShare)
    return 1 + mentioned.length / named.length;
  const purpose = [...named, ...readSubjects(description)];
  const covered = asked.filter((subject) => purpose.some((other) => isSame(subject, other)));
  const share = covered.length / asked.length;
  return covered.length >= purposeLeast && share >= purposeShare ? share : 0;
}

function isSame(one: Subject, other: Subject): boolean {
  return one.stem === other.stem || one.concepts.some((concept) => other.concepts.includes(concept));
}

/** A text's content words: without function words, fillers and names for the organisation itself. */
function readSubjects(text: string): Subject[] {
  const language: Language = detectLanguage(text, 'en') ?? 'en';
  const words = tokenize(text)
    .map(({ word }) => word)
    .filter(
      (word) => !isStopWord(word, language) && !formWords.has(word) && subjectWeight(word, language) === 1,
    );
  return [...new Set(words)].map((word) => ({
    stem: stem(word, language),
    concepts: conceptsOf(word, language),
  }));
}
