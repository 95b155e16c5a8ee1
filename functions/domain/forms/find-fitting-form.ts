import { conceptsOf } from '#functions/engine/language/concept-index.ts';
import type { Concept } from '#functions/engine/language/concepts.ts';
import { detectLanguage } from '#functions/engine/language/detect-language.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { subjectWeight } from '#functions/engine/language/subject-weight.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import type { FormEntry } from './form.ts';

/** A word that tells of a subject, and everything that it may be said by. */
type Subject = { stem: string; concepts: readonly Concept[] };

/** Share of a form's name that a question has to mention. */
const nameShare = 0.5;
/** Share of a question that a form's name and purpose have to cover, of two words at least. */
const purposeShare = 0.6;
const purposeLeast = 2;

/** Every form is called so: it tells nothing of what it is for. */
const formWords: ReadonlySet<string> = new Set(
  'form forms formular formulare formulaire formulario formularios форма бланк анкета 양식 フォーム online pdf fill submit'
    .split(' ')
    .map(foldWord),
);

/** The form that a question is about, by its name and its purpose, in whatever language either is; undefined when none fits. */
export function findFittingForm<Entry extends Pick<FormEntry, 'name' | 'description'>>(
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

/** Words of a text that tell its subject: no small words, no fillers, no names for the organisation itself. */
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
