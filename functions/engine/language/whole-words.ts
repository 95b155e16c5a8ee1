import type { Language } from './languages.ts';

/** Words whose ending only looks like a suffix: "boarding" is no form of "board", nor "parking" of a town's "Park". */
const wholeWords: Partial<Record<Language, string>> = {
  en: `accessibility accessible animal animals apartment apartments basement boarding booking bookings building
    buildings butter career careers ceiling charter charters citation citations comment comments
    contractor contractors corner counter counters customer customers customs department departments
    dinner dinners direction directions director directors directory during employee employees employer
    employers employment evening evenings executor experiment experiments flower flowers folder folders
    formation foundation foundations generation generations generous gutter gutters hearing hearings
    hiring installment installments instalment instalments intern interns ladder ladders letter letters
    listing listings manner manners market markets matter matters medication medications meeting
    meetings mission missions morning mornings news nothing number numbers officer officers openings
    organic outing outings parking passion pepper personal physician physicians physics placement
    placements poster posters pudding rating ratings savings session sessions severance shower showers
    signal signals situation situations spring springs statement statements station stations string
    succession summer summers supper supplies thing things trainer trainers training trainings universal
    universe universes violation violations warrant warrants wedding weddings wellness worker workers`,
  de: `alter buchen erbrecht fehler glaubiger grunder grundung hundert kundigen lager maler manner meister nacht ordner ostern parken praktika praktikum raumung sicht verschulden`,
  fr: `appli applis avantage avantages comptable comptables cours course courses devis devise devises donnees donner garer livrer portable portables retrait retraite retraites stationnement tableur toux`,
  es: `bebe bebes casa casas deportacion estacion libre libres mesa mesas parto partos plaza plazas sabado sabados sala salas seguridad solar`,
};

const whole = new Map(
  Object.entries(wholeWords).map(([language, list]) => [language, new Set(list.split(/\s+/))]),
);

/** Whether a word loses nothing but its plural. */
export function isWholeWord(word: string, language: Language): boolean {
  return whole.get(language)?.has(word) ?? false;
}
