import type { AdviceTexts } from '../en/advice.ts';

export const adviceTexts: AdviceTexts = {
  notLegalAdvice:
    'Información general, no asesoramiento legal. Escribir aquí no crea una relación abogado-cliente y puede no ser confidencial: no incluya hechos de su caso ni plazos.',
  notTaxAdvice: 'Información general, no asesoramiento fiscal.',
  notDealAdvice: 'Información general, no una valoración ni asesoramiento de inversión.',
};
