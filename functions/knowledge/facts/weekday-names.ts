/** How the days of the week are written in the supported languages, Sunday first, as sources of regular expressions. */
export const weekdayPatterns = [
  'sun(?:days?)?|sonntags?|dimanches?|domingos?|воскресенье',
  'mon(?:days?)?|montags?|lundis?|lunes|понедельник',
  'tue(?:s|sdays?)?|dienstags?|mardis?|martes|вторник',
  'wed(?:nesdays?)?|mittwochs?|mercredis?|mi[eé]rcoles|сред[ау]',
  'thu(?:r|rs|rsdays?)?|donnerstags?|jeudis?|jueves|четверг',
  'fri(?:days?)?|freitags?|vendredis?|viernes|пятниц[ау]',
  'sat(?:urdays?)?|samstags?|samedis?|s[aá]bados?|суббот[ау]',
] as const;

const wholeNames = weekdayPatterns.map((pattern) => new RegExp(`^(?:${pattern})$`, 'iu'));

/** Number of a day of the week by its name, as `Date.getUTCDay` counts (Sunday is 0); undefined for other words. */
export function weekdayNumber(name: string): number | undefined {
  const index = wholeNames.findIndex((pattern) => pattern.test(name));
  return index === -1 ? undefined : index;
}
