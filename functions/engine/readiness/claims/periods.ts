const periods: readonly (readonly [string, RegExp])[] = [
  ['minute', /^(?:minutes?|mins?|minuten?|minutos?|минут)/iu],
  ['hour', /^(?:hours?|hourly|stunden?|heures?|horas?|час)/iu],
  ['day', /^(?:days?|daily|tage?n?|täglich|jours?|d[ií]as?|д(?:ень|ня|ней))(?!\p{L})/iu],
  ['week', /^(?:weeks?|weekly|wochen?|wöchentlich|semaines?|semanas?|недел)/iu],
  ['month', /^(?:months?|monthly|monate?n?|monatlich|mois|mensuel|mes(?:es)?(?!\p{L})|mensual|месяц)/iu],
  [
    'year',
    /^(?:years?|yearly|annual|annually|jahre?n?|jährlich|ans?(?!\p{L})|ann[eé]e|annuel|años?|anual|год|лет)/iu,
  ],
];
const perPattern =
  /^\s*(?:\/|per|a|an|each|every|pro|je|im|par|por|al|в|за)\s+(\p{L}+)|^\s*(?:\/\s?)?(\p{L}+)/iu;

/** The period a price is for ("per month", "monthly"), by what follows it; undefined when none is told. */
export function periodOf(after: string): string | undefined {
  const [, governed, bare] = perPattern.exec(after) ?? [];
  const word = governed ?? bare ?? '';
  return periods.find(([, pattern]) => pattern.test(word))?.[0];
}

/** The period that a word of a heading or a label names. */
export function periodNamed(text: string): string | undefined {
  const words = text.split(/[^\p{L}]+/u);
  return periods.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0];
}
