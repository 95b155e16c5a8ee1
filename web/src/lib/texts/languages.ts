import type { Texts } from './en.ts';

type Language = {
  direction: 'ltr' | 'rtl';
  load: () => Promise<Texts>;
};

/** Interface languages by BCP 47 primary tag; only the reader's is loaded. */
export const languages = {
  en: { direction: 'ltr', load: async () => (await import('./en.ts')).en },
  es: { direction: 'ltr', load: async () => (await import('./es.ts')).es },
  fr: { direction: 'ltr', load: async () => (await import('./fr.ts')).fr },
  de: { direction: 'ltr', load: async () => (await import('./de.ts')).de },
  zh: { direction: 'ltr', load: async () => (await import('./zh.ts')).zh },
  vi: { direction: 'ltr', load: async () => (await import('./vi.ts')).vi },
  ar: { direction: 'rtl', load: async () => (await import('./ar.ts')).ar },
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
