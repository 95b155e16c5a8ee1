/** What Cloudflare shows instead of an address where no script runs. */
const protectedPlaceholder = /\s*\[email\s*protected\]/gi;

const mailbox = '[\\p{L}\\d][\\p{L}\\d._%+-]{0,62}';
const atWords = '[a\\u00e4\\u00e6]t|@|a|arroba';
const dotWords = 'dot|d0t|punkt|punto|point|ponto';
const label = '[\\p{L}\\d](?:[\\p{L}\\d-]{0,61}[\\p{L}\\d])?';
const at = `\\s{0,2}[[({<]\\s?(?:${atWords})\\s?[\\])}>]\\s{0,2}`;
const dot = `(?:\\.|\\s{0,2}[[({<]\\s?(?:${dotWords}|\\.)\\s?[\\])}>]\\s{0,2}|\\s{1,2}(?:${dotWords})\\s{1,2})`;
const domain = `${label}(?:${dot}${label}){0,4}${dot}\\p{L}{2,24}`;
const disguisedDot = `(?:\\s{0,2}[[({<]\\s?(?:${dotWords}|\\.)\\s?[\\])}>]\\s{0,2}|\\s{1,2}(?:dot)\\s{1,2})`;

/** "name (at) school (dot) org", "name [at] school.org", "name@school (dot) org" and "name at school dot org". */
const disguises = [
  new RegExp(`(?<![\\p{L}\\d._%+-])(${mailbox})${at}(${domain})(?![\\p{L}\\d])`, 'giu'),
  new RegExp(
    `(?<![\\p{L}\\d._%+-])(${mailbox})@(${label}(?:\\.${label}){0,3}${disguisedDot}${domain}|${label}${disguisedDot}\\p{L}{2,24})(?![\\p{L}\\d])`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d._%+-])(${mailbox})\\s{1,2}at\\s{1,2}(${label}(?:\\s{1,2}dot\\s{1,2}${label}){0,3}\\s{1,2}dot\\s{1,2}\\p{L}{2,24})(?![\\p{L}\\d])`,
    'giu',
  ),
];
const anyDot = new RegExp(dot, 'giu');

/** Most texts hold no sign of a disguise. */
const suspicion = new RegExp(`[[({<]\\s?(?:${atWords}|${dotWords})\\s?[\\])}>]|\\sdot\\s`, 'iu');

/** Before "at birch dot org" these words tell where something is, not whose mailbox it is. */
const noMailbox =
  /^(?:us|me|you|him|her|it|them|we|here|there|online|available|site|website|page|shop|store|live|found|out|look|is|are|and|or|more)$/i;

/** Spells addresses out that are written for people only, and drops what stands for a protected one. */
export function spellAddresses(text: string): string {
  const shown = text.includes('rotected]') ? text.replace(protectedPlaceholder, '') : text;
  if (!suspicion.test(shown)) return shown;
  return disguises.reduce(
    (spelled, disguise) =>
      spelled.replace(disguise, (written: string, name: string, host: string) =>
        noMailbox.test(name) || /^[\d.]+(?:\.|\s)/.test(host)
          ? written
          : `${name}@${host.replace(anyDot, '.')}`,
      ),
    shown,
  );
}
