import type { AdviceTexts } from '../en/advice.ts';

export const adviceTexts: AdviceTexts = {
  notLegalAdvice:
    'Informacje ogólne, nie porada prawna. Pisanie tutaj nie tworzy relacji między adwokatem a klientem i może nie być poufne: nie podawaj faktów swojej sprawy ani terminów.',
  notTaxAdvice: 'Informacje ogólne, nie porada podatkowa.',
  notDealAdvice: 'Informacje ogólne, ani wycena, ani porada inwestycyjna.',
};
