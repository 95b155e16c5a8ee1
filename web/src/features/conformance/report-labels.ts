import type { LanguageTag } from '#web/lib/texts/languages.ts';

/** The link to an assistant's report. Not in `shared/texts`, which the widget's panel loads within its budget. */
export const reportLabels: Record<LanguageTag, string> = {
  en: 'Accessibility report',
  es: 'Informe de accesibilidad',
  fr: 'Rapport d’accessibilité',
  de: 'Bericht zur Barrierefreiheit',
  zh: '无障碍报告',
  vi: 'Báo cáo về khả năng tiếp cận',
  ar: 'تقرير إمكانية الوصول',
};
