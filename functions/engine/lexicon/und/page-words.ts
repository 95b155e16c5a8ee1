import type { PageWords } from '../page-words.ts';

export const pageWords: PageWords = {
  conjunction: /e/u,
  pageLabel: /strona/u,
  pageOf: /di|z/u,
  sheetName: /foglio|planilha|blad|ark|arkusz/u,
  openOrClosed:
    /\b(?:orari|apert|chius|openingst|openingsu|geopend|gesloten|godziny|otwart|zamkni|hor[aá]rio|aberto|fechado)/u,
  contactPage: /联系/u,
  closedDay: { it: 'chiuso', nl: 'gesloten', pt: 'fechado' },
  notFound: /pagina non trovata/u,
};
