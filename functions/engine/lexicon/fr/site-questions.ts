import type { SiteQuestions } from '../site-questions.ts';

export const siteQuestions: SiteQuestions = {
  opensQuestion: /comment|quel|quand|où|qui|combien|est-ce|peut|puis|faut|dois/u,
  links: {
    contact: /nous-joindre/u,
    about: /a-propos|le-club|qui-sommes/u,
    admission: /inscri/u,
    prices: /tarif/u,
    events: /horaire/u,
    services: /prestation/u,
    team: /equipe|équipe/u,
  },
  neverLinked: /mentions|confidentialit|plan-du-site/u,
};
