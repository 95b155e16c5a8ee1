import type { SiteQuestions } from '../site-questions.ts';

export const siteQuestions: SiteQuestions = {
  opensQuestion: /wie|was|wann|wo|wer|welche|kann|muss|darf|gibt|ist/u,
  links: {
    contact: /kontakt/u,
    about: /(?:ue|ü)ber[ -_]uns/u,
    admission: /anmeld/u,
    prices: /tarif|preise|kosten|gebuehr|gebühr|honorar/u,
    events: /termine|stundenplan|kalender/u,
    services: /leistung/u,
    team: /mitarbeiter/u,
    faq: /haeufig|häufig/u,
  },
  neverLinked: /impressum|datenschutz|agb|barrierefrei/u,
};
