import type { Language } from './languages.ts';

/** Words whose ending only looks like a suffix: "boarding" is no form of "board", nor "parking" of a town's "Park". */
const wholeWords: Partial<Record<Language, string>> = {
  en: `accessibility accessible apartment apartments basement boarding booking bookings building buildings career careers ceiling contractor contractors corner customs department
    departments direction directions director directors directory during employee employees employer employers employment evening evenings executor
    formation foundation foundations hiring installment installments instalment instalments listing listings medication medications meeting meetings mission missions morning
    mornings news nothing number numbers officer officers openings parking passion personal placement placements rating ratings session sessions severance shower
    showers spring springs statement statements station stations string succession supper supplies thing things trainer trainers training trainings
    wedding weddings worker workers`,
  de: `buchen buchung buchungen fehler glaubiger grunder grundung kundigen kundigung ordner parken praktika praktikum raumung`,
  fr: `appli applis avantage avantages comptable comptables donne donnees donnent donner donnez garer livrer portable portables stationnement tableur`,
  es: `deportacion libre libres mesa mesas plaza plazas sala salas seguridad`,
};

const whole = new Map(
  Object.entries(wholeWords).map(([language, list]) => [language, new Set(list.split(/\s+/))]),
);

/** Whether a word loses nothing but its plural. */
export function isWholeWord(word: string, language: Language): boolean {
  return whole.get(language)?.has(word) ?? false;
}
