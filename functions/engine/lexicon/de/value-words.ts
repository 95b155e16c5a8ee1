import type { ValueWords } from '../value-words.ts';

export const valueWords: ValueWords = {
  rangeJoiner: /bis/u,
  pairJoiner: /und/u,
  ordinals: [
    /erste[nrs]?/u,
    /zweite[nrs]?/u,
    /dritte[nrs]?/u,
    /vierte[nrs]?/u,
    /funfte[nrs]?/u,
    /sechste[nrs]?/u,
    /siebte[nrs]?/u,
    /achte[nrs]?/u,
    /neunte[nrs]?/u,
    /zehnte[nrs]?/u,
  ],
  openEvent: /offenen? t(?:u|ü|ue)r/u,
  one: /ein(?:e|en|er|em)?/u,
  counted: /zwei|drei|vier|f[uü]nf|sechs|sieben|acht|neun|zehn|zw[oö]lf/u,
  countedBeforeNoun: /elf/u,
  timesAndHalves: /einmal|zweimal|halb/u,
  percent: /prozent\b/u,
  free: /kostenlos|kostenfrei/u,
  lengths: /minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?/u,
  phone: /\b(?:(?:tele)?fon|telefon\w*|ruf(?:nummer|en)|anruf\w*|mobil\w*|handy|kontakt\w*)\b/u,
  otherNumber:
    /(?:steuer|kunden|konto|register|serien|rechnungs|umsatzsteuer|versions?|gl[äa]ubiger|mitglieds|versicherungs)-?(?:nummer|id|nr)|\b(?:ust|umsatzsteuer)-?\s?id\w*|\bhr[ab]\b|\bhandelsregister\b|\bblz\b|\bkonto\b/u,
  addresses:
    /(?<!\p{L})(?!Spring)\p{Lu}[\p{L}-]*(?:str(?:a(?:ß|ss)e|\.)|weg|platz|allee|gasse|ring|damm|ufer)\s*\d{1,4}\s?[a-z]?\b(?!\s*%)|\p{L}+\s(?:Straße|Str\.|Platz|Weg|Allee)\s*\d{1,4}/u,
  nameParticles: /von|der/u,
  companyForms: /e\.\s?V\.|g?GmbH|AG\b|KG\b|UG\b|mbB\b/u,
  honorifics: 'herr frau',
};
