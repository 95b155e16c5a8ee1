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
};

/** The first of a reader's languages that the interface supports, otherwise English. */
export function chooseLanguage(preferred: readonly string[]): VisitorLanguage {
  const found = preferred.map((tag) => tag.toLowerCase().split('-')[0]).find(isVisitorLanguage);
  return found ?? 'en';
}
