/** Round-the-clock help lines by country (ISO 3166-1 alpha-2). */
type HelpLines = {
  /** Suicide and crisis. */
  crisis: string;
  /** Domestic violence and child abuse. */
  abuse: string;
  emergency: string;
};

/** Free public services, as listed by findahelpline.com. */
const helpLines: Readonly<Record<string, HelpLines>> = {
  US: { crisis: '988', abuse: '1-800-799-7233, 1-800-422-4453', emergency: '911' },
  CA: { crisis: '988', abuse: '1-800-668-6868', emergency: '911' },
  GB: { crisis: '116 123', abuse: '0808 2000 247, 0800 1111', emergency: '999' },
  IE: { crisis: '116 123', abuse: '1800 341 900, 1800 66 66 66', emergency: '112' },
  AU: { crisis: '13 11 14', abuse: '1800 737 732, 1800 55 1800', emergency: '000' },
  DE: { crisis: '0800 111 0 111', abuse: '116 016, 116 111', emergency: '112' },
  AT: { crisis: '142', abuse: '0800 222 555, 147', emergency: '112' },
  CH: { crisis: '143', abuse: '142, 147', emergency: '112' },
  FR: { crisis: '3114', abuse: '3919, 119', emergency: '112' },
  BE: { crisis: '0800 32 123', abuse: '0800 30 030, 103', emergency: '112' },
  ES: { crisis: '024', abuse: '016, 116 111', emergency: '112' },
  MX: { crisis: '800 911 2000', abuse: '800 911 2000', emergency: '911' },
};

const countryOfLanguage: Readonly<Record<string, string>> = { de: 'DE', fr: 'FR', es: 'ES' };

/** Help lines for an organisation: by its website's country, else its language, else the US. */
export function findHelpLines(website: string | null, language: string | undefined): HelpLines {
  const host = website !== null && URL.canParse(website) ? new URL(website).hostname : '';
  const ending = (host.split('.').at(-1) ?? '').toUpperCase();
  const country = ending === 'UK' ? 'GB' : ending;
  const spoken = countryOfLanguage[language ?? ''] ?? 'US';
  const lines = helpLines[country] ?? helpLines[spoken];
  if (!lines) throw new Error('The US has help lines.');
  return lines;
}
