/** How the months are written in the supported languages, January first, as sources of regular expressions. */
export const monthPatterns = [
  'jan(?:uary|uar|vier)?|enero|январ\\p{L}*',
  'feb(?:ruary|ruar|rero)?|f[eé]v(?:rier)?|феврал\\p{L}*',
  'mar(?:ch|s|zo)|m[aä]rz|марта?',
  'apr(?:il)?|avr(?:il)?|abril|апрел\\p{L}*',
  'may|mai|mayo|ма[йя]',
  'june?|juni|juin|junio|июн\\p{L}*',
  'july?|juli|juillet|julio|июл\\p{L}*',
  'aug(?:ust)?|ao[uû]t|agosto|август\\p{L}*',
  'sept?(?:ember|embre|iembre)?|сентябр\\p{L}*',
  'oct(?:ober|obre|ubre)?|okt(?:ober)?|октябр\\p{L}*',
  'nov(?:ember|embre|iembre)?|ноябр\\p{L}*',
  'dec(?:ember)?|d[eé]cembre|dez(?:ember)?|dic(?:iembre)?|декабр\\p{L}*',
] as const;

const wholeNames = monthPatterns.map((pattern) => new RegExp(`^(?:${pattern})$`, 'iu'));

/** Number of a month (January is 1) by its name or abbreviation; undefined for other words. */
export function monthNumber(name: string): number | undefined {
  const index = wholeNames.findIndex((pattern) => pattern.test(name));
  return index === -1 ? undefined : index + 1;
}
