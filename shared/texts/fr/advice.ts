import type { AdviceTexts } from '../en/advice.ts';

export const adviceTexts: AdviceTexts = {
  notLegalAdvice:
    'Informations générales, pas un conseil juridique. Écrire ici ne crée pas de relation avocat-client et peut ne pas être confidentiel : n’indiquez ni les faits de votre affaire ni les délais.',
  notTaxAdvice: 'Informations générales, pas un conseil fiscal.',
  notDealAdvice: 'Informations générales, ni évaluation ni conseil en investissement.',
};
