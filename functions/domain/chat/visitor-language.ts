import { isVisitorLanguage, type VisitorLanguage } from '#shared/texts/visitor-languages.ts';

/** The first supported language in an Accept-Language header; defaults to English. */
export const readVisitorLanguage = (header?: string): VisitorLanguage => readBrowserLanguage(header) ?? 'en';

/** The first supported language in an Accept-Language header (RFC 9110, 12.5.4). */
export function readBrowserLanguage(header = ''): VisitorLanguage | undefined {
  const wanted = header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.split('-')[0], weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((left, right) => right.weight - left.weight);
  return wanted.map(({ tag }) => tag).find(isVisitorLanguage);
}
