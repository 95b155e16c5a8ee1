import type { Language } from './languages.ts';

/** Words whose ending only looks like a suffix: "boarding" is no form of "board", nor "parking" of a town's "Park". */
const wholeWords: Partial<Record<Language, string>> = {
  en: `accessibility accessible animal animals apartment apartments basement boarding booking bookings building buildings
    career careers ceiling charter charters contractor contractors corner counter counters customs department
    departments dinner dinners direction directions director directors directory during employee employees employer
    employers employment evening evenings executor experiment experiments flower flowers folder folders formation
    foundation foundations hiring installment installments instalment instalments intern interns listing listings
    medication medications meeting meetings mission missions morning mornings news nothing number numbers officer
    officers openings parking passion personal placement placements poster posters rating ratings session sessions
    severance shower showers spring springs statement statements station stations string succession summer summers
    supper supplies thing things trainer trainers training trainings violation violations wedding weddings worker
    workers`,
  de: `buchen buchung buchungen erbrecht fehler glaubiger grunder grundung kundigen kundigung ordner parken praktika praktikum raumung`,
  fr: `appli applis avantage avantages comptable comptables donne donnees donnent donner donnez garer livrer portable portables stationnement tableur toux`,
  es: `bebe bebes deportacion libre libres mesa mesas plaza plazas sala salas seguridad`,
};

const whole = new Map(
  Object.entries(wholeWords).map(([language, list]) => [language, new Set(list.split(/\s+/))]),
);

/** Whether a word loses nothing but its plural. */
export function isWholeWord(word: string, language: Language): boolean {
  return whole.get(language)?.has(word) ?? false;
}
