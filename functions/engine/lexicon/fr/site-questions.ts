import type { SiteQuestions } from '../site-questions.ts';

export const siteQuestions: SiteQuestions = {
  asked: {
    hours: 'Quels sont vos horaires ?',
    address: 'Quelle est votre adresse ?',
    phone: 'Quel est votre numéro de téléphone ?',
    email: 'Quelle est votre adresse e-mail ?',
    person: 'Qui est {label} ?',
    price: 'Combien coûte {label} ?',
    topic: 'Que faut-il savoir sur {label} ?',
  },
  opensQuestion: /comment|quel|quand|où|qui|combien|est-ce|peut|puis|faut|dois/u,
  endsNoLabel: /et|ou|de/u,
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
