/** What the server says to visitors itself it says in these: BCP 47 primary tags, those of the interface. */
const visitorLanguages = ['en', 'es', 'fr', 'de', 'zh', 'vi', 'ar'] as const;
export type VisitorLanguage = (typeof visitorLanguages)[number];

/** The first of them that an Accept-Language header asks for; English where it asks for none of them. RFC 9110, 12.5.4. */
export function readVisitorLanguage(header = ''): VisitorLanguage {
  const wanted = header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.split('-')[0], weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((left, right) => right.weight - left.weight);
  return wanted.map(({ tag }) => tag).find(isVisitorLanguage) ?? 'en';
}

/** The direction in which a language is read. */
export function directionOf(language: VisitorLanguage): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

function isVisitorLanguage(tag: string | undefined): tag is VisitorLanguage {
  return visitorLanguages.some((language) => language === tag);
}
