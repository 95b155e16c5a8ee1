import type { Texts } from '#shared/texts/en/assistant.ts';

type Language = {
  direction: 'ltr' | 'rtl';
  load: () => Promise<Texts>;
};

/** Interface languages by BCP 47 primary tag; only the reader's is loaded. */
export const languages = {
  en: { direction: 'ltr', load: async () => (await import('#shared/texts/en/assistant.ts')).en },
  es: { direction: 'ltr', load: async () => (await import('#shared/texts/es/assistant.ts')).es },
  fr: { direction: 'ltr', load: async () => (await import('#shared/texts/fr/assistant.ts')).fr },
  de: { direction: 'ltr', load: async () => (await import('#shared/texts/de/assistant.ts')).de },
  zh: { direction: 'ltr', load: async () => (await import('#shared/texts/zh/assistant.ts')).zh },
  vi: { direction: 'ltr', load: async () => (await import('#shared/texts/vi/assistant.ts')).vi },
  ar: { direction: 'rtl', load: async () => (await import('#shared/texts/ar/assistant.ts')).ar },
} as const satisfies Record<string, Language>;

export type LanguageTag = keyof typeof languages;

/** The first of a reader's languages that the interface supports, otherwise English. */
export function chooseLanguage(preferred: readonly string[]): LanguageTag {
  const found = preferred.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguageTag);
  return found ?? 'en';
}

function isLanguageTag(tag: string | undefined): tag is LanguageTag {
  return tag !== undefined && Object.hasOwn(languages, tag);
}
