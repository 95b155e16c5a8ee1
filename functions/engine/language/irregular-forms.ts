import type { Participles } from '../lexicon/lexicon.ts';
import { allLexicons, lexicons } from '../lexicon/tables/lexicons.ts';
import type { Language } from './languages.ts';

const words = new Map(
  allLexicons.flatMap(({ language, lexicon }) =>
    Object.entries(lexicon.stems?.irregularForms ?? {}).flatMap(([word, others]) =>
      others.split(' ').map((form): [string, string] => [`${language}:${form}`, word]),
    ),
  ),
);

/** The base word of an irregular form or participle; a regular form is returned unchanged. */
export function toRegularForm(form: string, language: Language): string {
  const known = words.get(`${language}:${form}`);
  const participles = lexicons[language].stems?.participles;
  if (known !== undefined || !participles) return known ?? form;
  const declined = words.get(`${language}:${form.replace(participles.declension, '')}`);
  return declined ?? verbOf(form, participles);
}

function verbOf(form: string, { pattern, exceptions, ownBeginning, infinitive }: Participles): string {
  if (exceptions.test(form)) return form;
  const [, verb] = ownBeginning.exec(form) ?? [];
  if (verb !== undefined) return `${verb}${infinitive}`;
  const [, prefix = '', core] = pattern.exec(form) ?? [];
  return core === undefined ? form : `${prefix}${core}${infinitive}`;
}
