import type { AnswerWords } from '../answer-words.ts';

export const answerWords: AnswerWords = {
  history: /\b(?:fond[ée]+e?|depuis|n[ée]+e?)\b/u,
  announces: /suivante?s?/u,
  pointsBack: /donc|ainsi|il|elle|ils|elles|cela|ceci|cette|ces/u,
  bareAnswer: /oui|non|bien s[uû]r/u,
  itself: /ca|cela|c['’]est/u,
  denies: /aucun\w*|sans/u,
  leave: 'recois recevoir obtenir besoin necessaire obligatoire possible permis autorise autorises',
  besidePrices: 'prestations services grille inscription inscriptions adhesion cours',
  excepts: /pas (?:une?|de)/u,
  passing: /\bpar exemple|^voir\b/u,
  asksForMany: /quel(?:le)?s/u,
  and: /et/u,
  valueLabels: {
    address: 'ou, lieu, lieu de rendez-vous',
    date: 'quand, jour, jours',
    time: 'quand, heure, heures, horaire, horaires',
    money: 'prix, tarif, tarifs, cout, cotisation, combien',
    person: 'intervenant, intervenants, professeur, animateur, animatrice, responsable',
    duration: 'duree',
  },
  counts: /une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt/u,
  countingArticle: /une?/u,
  article: /une?/u,
  rate: /par/u,
  numberOf: /nombre d/u,
  asksForCount:
    /combien (?:avez-vous |y a-t-il |a-t-on |avons-nous |compte[sz]?(?:-vous)? )?d(?:e |')|nombre d(?:e |')/u,
  joinsClauses: /et|mais|si/u,
  joinsChoices: /ou/u,
  joinsParts: /avec|sans/u,
  doing: 'faites',
  carriers:
    'client clients patient patients personne personnes gens quelqu_un cas affaire affaires dossier dossiers question questions',
  lengthOfTime: 'temps dure durer',
};
