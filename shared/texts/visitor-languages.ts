/** The languages that visitors can read the product in (BCP 47 primary tags), with their writing direction. */
export const visitorLanguages = {
  en: 'ltr',
  es: 'ltr',
  fr: 'ltr',
  de: 'ltr',
  zh: 'ltr',
  vi: 'ltr',
  ar: 'rtl',
  ru: 'ltr',
  ko: 'ltr',
  ja: 'ltr',
  it: 'ltr',
  pt: 'ltr',
  nl: 'ltr',
  pl: 'ltr',
} as const;

export type VisitorLanguage = keyof typeof visitorLanguages;

/** Whether visitors can read the product in a language. */
export function isVisitorLanguage(tag: string | undefined): tag is VisitorLanguage {
  return tag !== undefined && Object.hasOwn(visitorLanguages, tag);
}
