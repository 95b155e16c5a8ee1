import type { ValueWords } from '../value-words.ts';

export const valueWords: ValueWords = {
  rangeJoiner: /to|through/u,
  pairJoiner: /and/u,
  ordinals: [
    /first/u,
    /second/u,
    /third/u,
    /fourth/u,
    /fifth/u,
    /sixth/u,
    /seventh/u,
    /eighth/u,
    /ninth/u,
    /tenth/u,
  ],
  openEvent: /open[ -](?:house|day|evening|morning|night|mic|gym|swim|studio|garden)s?/u,
  one: /one/u,
  counted:
    /two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred/u,
  timesAndHalves: /once|twice|half/u,
  percent: /percent\b|per cent\b/u,
  currencies: { USD: /dollars?/u, EUR: /euros?/u, GBP: /pounds/u, INR: /rupees/u, other: /francs?|pesos/u },
  hundredths: /paisa|paise|cents?/u,
  free: /free of charge|no charge/u,
  lengths: /minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|fortnight|semesters?/u,
  wholeLengths: /fortnight|overnight|lifetime/u,
  countedDays: /working|business|calendar|school(?= days?)/u,
  phone: /\b(?:tel|phones?|telephone|call|ring|dial|mobile|cell|hotline|whats ?app|fax|contact\w*)\b/u,
  otherNumber:
    /\b(?:serial|version|release|file|model|order|part|invoice|account|licen[cs]e|permit|registration|isbn|issn|vat|tax (?:id|number|no|reference)|fein|ein|tin|gst|company (?:number|no|reg\w*)|charity (?:number|no|reg\w*)|registered charity|sort code|routing|bank (?:account|code|details)|swift|abn|acn|bsb|npi|dre|(?:policy|customer|member) (?:number|no)|levels?)\b/u,
  addresses:
    /(?<![\d.,/]|\p{L})\d{1,5}[a-z]?,?\s+(?:[NSEW]\.?\s+)?(?:[\p{Lu}\d][\p{L}\d.'’-]*\s+){1,4}(?:[Ss]treet|St|[Aa]venue|Ave|[Rr]oad|Rd|[Dd]rive|Dr|[Ll]ane|Ln|Blvd|[Bb]oulevard|Way|Court|Ct|Place|Pl|Square|Sq|Parkway|Pkwy|Highway|Hwy|Suite|Terrace|Close|Crescent|Gardens)\b|\b\p{Lu}[\p{L} ]+,\s?[A-Z]{2}\s+\d{5}\b|\bP\.?\s?O\.?\s?Box\s+\d+/u,
  companyForms: /Inc\b|LLC\b|LLP\b|Ltd\b|P\.C\./u,
  honorifics: 'dr mr mrs ms prof shri smt sri',
  roleHonorifics: 'professor',
};
