import { expect, it } from 'vitest';
import { stem } from './stem.ts';
import { foldWord } from './tokenize.ts';

it.each([
  ['kept', 'keep'],
  ['children', 'child'],
  ['taught', 'teach'],
  ['stations', 'station'],
  ['wiring', 'wire'],
  ['used', 'use'],
  ['closed', 'close'],
  ['planning', 'plan'],
])('finds %s by %s', (form, word) => {
  expect(stem(form, 'en')).toBe(stem(word, 'en'));
});

it.each([
  ['boarding', 'board'],
  ['station', 'state'],
  ['news', 'new'],
  ['caring', 'car'],
  ['rating', 'rat'],
  ['officer', 'office'],
])('keeps %s and %s apart', (word, other) => {
  expect(stem(word, 'en')).not.toBe(stem(other, 'en'));
});

it.each([
  ['gebucht', 'buchen'],
  ['geöffnet', 'öffnen'],
  ['angemeldete', 'anmelden'],
  ['abgeholt', 'abholen'],
  ['ausgeliehen', 'ausleihen'],
  ['nimmt', 'nehmen'],
  ['genehmigt', 'genehmigung'],
  ['gestattet', 'gestatten'],
  ['gefährdet', 'gefährdung'],
  ['gestaltete', 'gestaltung'],
  ['gewährt', 'gewähren'],
  ['gewinnt', 'gewinnen'],
  ['geburten', 'geburt'],
  ['kündigt', 'kündigen'],
  ['reinigung', 'reinigen'],
  ['bestätigt', 'bestätigung'],
  ['zuständigkeit', 'zuständig'],
  ['öffentlichkeit', 'öffentlich'],
])('finds %s by %s in German', (form, word) => {
  expect(stem(foldWord(form), 'de')).toBe(stem(foldWord(word), 'de'));
});

it.each([
  ['gericht', 'richten'],
  ['gehalt', 'halten'],
  ['gebraucht', 'brauchen'],
  ['geburt', 'buren'],
  ['gesellschaft', 'sellschafen'],
  ['gekündigt', 'kunde'],
])('keeps %s and %s apart in German', (word, other) => {
  expect(stem(foldWord(word), 'de')).not.toBe(stem(foldWord(other), 'de'));
});

it.each([
  ['cobráis', 'cobrar', 'es'],
  ['abrís', 'abrir', 'es'],
  ['cierran', 'cerrar', 'es'],
  ['ouvert', 'ouvrir', 'fr'],
  ['inscrit', 'inscrire', 'fr'],
  ['reçu', 'recevoir', 'fr'],
] as const)('finds %s by %s in its language', (form, word, language) => {
  expect(stem(foldWord(form), language)).toBe(stem(foldWord(word), language));
});
