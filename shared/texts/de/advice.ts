import type { AdviceTexts } from '../en/advice.ts';

export const adviceTexts: AdviceTexts = {
  notLegalAdvice:
    'Allgemeine Informationen, keine Rechtsberatung. Wer hier schreibt, erteilt kein Mandat, und es ist vielleicht nicht vertraulich: bitte keine Einzelheiten Ihres Falls und keine Fristen.',
  notTaxAdvice: 'Allgemeine Informationen, keine Steuerberatung.',
  notDealAdvice: 'Allgemeine Informationen, keine Bewertung und keine Anlageberatung.',
};
