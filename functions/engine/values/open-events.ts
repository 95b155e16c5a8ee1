/** What is open to all, once ("open house"): that is said of an event and not of a door. */
const openEventPattern =
  /(?<!\p{L})(?:open[ -](?:house|day|evening|morning|night|mic|gym|swim|studio|garden)s?|offenen? t(?:u|ü|ue)r|portes ouvertes|puertas abiertas|открытых дверей)(?!\p{L})/giu;

/** The text with blanks in place of such events. */
export function withoutOpenEvents(text: string): string {
  return text.replace(openEventPattern, ' ');
}
