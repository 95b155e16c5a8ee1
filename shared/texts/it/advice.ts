import type { AdviceTexts } from '../en/advice.ts';

export const adviceTexts: AdviceTexts = {
  notLegalAdvice:
    'Informazioni generali, non consulenza legale. Scrivere qui non crea un rapporto tra avvocato e cliente e può non essere riservato: non indichi fatti del Suo caso né scadenze.',
  notTaxAdvice: 'Informazioni generali, non consulenza fiscale.',
  notDealAdvice: 'Informazioni generali, né una valutazione né una consulenza d’investimento.',
};
