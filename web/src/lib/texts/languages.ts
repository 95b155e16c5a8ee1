import type { Texts } from '#shared/texts/en/assistant.ts';
import { isVisitorLanguage, type VisitorLanguage } from '#shared/texts/visitor-languages.ts';

/** The interface's texts in every language; only the reader's are loaded. */
export const textLoaders: Readonly<Record<VisitorLanguage, () => Promise<Texts>>> = {
  en: async () => (await import('#shared/texts/en/assistant.ts')).en,
  es: async () => (await import('#shared/texts/es/assistant.ts')).es,
  fr: async () => (await import('#shared/texts/fr/assistant.ts')).fr,
  de: async () => (await import('#shared/texts/de/assistant.ts')).de,
  zh: async () => (await import('#shared/texts/zh/assistant.ts')).zh,
  vi: async () => (await import('#shared/texts/vi/assistant.ts')).vi,
  ar: async () => (await import('#shared/texts/ar/assistant.ts')).ar,
  ru: async () => (await import('#shared/texts/ru/assistant.ts')).ru,
  ko: async () => (await import('#shared/texts/ko/assistant.ts')).ko,
  ja: async () => (await import('#shared/texts/ja/assistant.ts')).ja,
  it: async () => (await import('#shared/texts/it/assistant.ts')).it,
  pt: async () => (await import('#shared/texts/pt/assistant.ts')).pt,
  nl: async () => (await import('#shared/texts/nl/assistant.ts')).nl,
  pl: async () => (await import('#shared/texts/pl/assistant.ts')).pl,
};

/** The first of a reader's languages that the interface supports, otherwise English. */
export function chooseLanguage(preferred: readonly string[]): VisitorLanguage {
  const found = preferred.map((tag) => tag.toLowerCase().split('-')[0]).find(isVisitorLanguage);
  return found ?? 'en';
}
