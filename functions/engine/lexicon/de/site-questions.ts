import type { SiteQuestions } from '../site-questions.ts';

export const siteQuestions: SiteQuestions = {
  asked: {
    hours: 'Wie sind Ihre Öffnungszeiten?',
    address: 'Wo befinden Sie sich?',
    phone: 'Wie lautet Ihre Telefonnummer?',
    email: 'Wie lautet Ihre E-Mail-Adresse?',
    person: 'Wer ist {label}?',
    price: 'Was kostet {label}?',
    topic: 'Was sollte ich über {label} wissen?',
  },
  opensQuestion: /wie|was|wann|wo|wer|welche|kann|muss|darf|gibt|ist/u,
  endsNoLabel: /und|oder|für/u,
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
