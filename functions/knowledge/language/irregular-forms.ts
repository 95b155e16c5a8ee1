import type { Language } from './languages.ts';

/** Forms that no suffix rule reaches, by the word they belong to. */
const forms: Partial<Record<Language, Record<string, string>>> = {
  en: {
    bus: 'buses',
    use: 'used using',
    keep: 'kept',
    hold: 'held',
    teach: 'taught',
    bring: 'brought',
    buy: 'bought',
    pay: 'paid',
    sell: 'sold',
    meet: 'met',
    send: 'sent',
    spend: 'spent',
    build: 'built',
    leave: 'left',
    lose: 'lost',
    find: 'found',
    give: 'gave given',
    take: 'took taken',
    begin: 'began begun',
    choose: 'chose chosen',
    write: 'wrote written',
    speak: 'spoke spoken',
    know: 'knew known',
    grow: 'grew grown',
    wear: 'wore worn',
    drive: 'drove driven',
    eat: 'ate eaten',
    forget: 'forgot forgotten',
    child: 'children',
    person: 'people',
    foot: 'feet',
    tooth: 'teeth',
    wife: 'wives',
    life: 'lives',
  },
};

const words = new Map(
  Object.entries(forms).flatMap(([language, entries]) =>
    Object.entries(entries).flatMap(([word, others]) =>
      others.split(' ').map((form): [string, string] => [`${language}:${form}`, word]),
    ),
  ),
);

/** The word that an irregular form belongs to; the form itself where it is regular. */
export function toRegularForm(form: string, language: Language): string {
  return words.get(`${language}:${form}`) ?? form;
}
