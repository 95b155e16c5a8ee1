import type { Language } from '#functions/engine/language/languages.ts';

/** How hurried visitors write what pages write in full. */
const spellings: Partial<Record<Language, readonly { pattern: RegExp; spelt: string }[]>> = {
  en: [
    // "Id like": elsewhere "id" is a paper.
    {
      pattern: /\bid(?= (?:also |just |really )?(?:like|love|prefer|rather|be|need|want|appreciate)\b)/gi,
      spelt: "I'd",
    },
    { pattern: /\b(\d{1,2}) ?-?(?:yo|y\/o|yrs?)(?:[ -]?olds?)?\b/gi, spelt: '$1 years old' },
  ],
  de: [{ pattern: /(?<!\p{L})(\d{1,2})-?jährig\p{L}*/giu, spelt: '$1 Jahre' }],
};

/** A question with what is written in short spelt out. */
export function spellOut(text: string, language: Language): string {
  return (spellings[language] ?? []).reduce(
    (written, { pattern, spelt }) => written.replace(pattern, spelt),
    text,
  );
}
