import type { AdviceTexts } from '../en/advice.ts';

export const adviceTexts: AdviceTexts = {
  notLegalAdvice:
    'Informação geral, não aconselhamento jurídico. Escrever aqui não cria uma relação entre advogado e cliente e pode não ser confidencial: não indique factos do seu caso nem prazos.',
  notTaxAdvice: 'Informação geral, não aconselhamento fiscal.',
  notDealAdvice: 'Informação geral, nem avaliação nem aconselhamento de investimento.',
};
