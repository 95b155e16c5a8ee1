import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';

/** The link to an assistant's report. Not in `shared/texts`, which the widget's panel loads within its budget. */
export const reportLabels: Record<VisitorLanguage, string> = {
  en: 'Accessibility report',
  es: 'Informe de accesibilidad',
  fr: 'Rapport d’accessibilité',
  de: 'Bericht zur Barrierefreiheit',
  zh: '无障碍报告',
  vi: 'Báo cáo về khả năng tiếp cận',
  ar: 'تقرير إمكانية الوصول',
  ru: 'Отчёт о доступности',
  ko: '접근성 보고서',
  ja: 'アクセシビリティ報告書',
  it: 'Rapporto sull’accessibilità',
  pt: 'Relatório de acessibilidade',
  nl: 'Toegankelijkheidsrapport',
  pl: 'Raport o dostępności',
};
