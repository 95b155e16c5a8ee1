import type { AdviceTexts } from '../en/advice.ts';

export const adviceTexts: AdviceTexts = {
  notLegalAdvice:
    'Algemene informatie, geen juridisch advies. Hier schrijven schept geen relatie tussen advocaat en cliënt en is mogelijk niet vertrouwelijk: laat feiten van uw zaak en termijnen weg.',
  notTaxAdvice: 'Algemene informatie, geen belastingadvies.',
  notDealAdvice: 'Algemene informatie, geen waardering en geen beleggingsadvies.',
};
