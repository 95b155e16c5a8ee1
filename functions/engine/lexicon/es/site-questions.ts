import type { SiteQuestions } from '../site-questions.ts';

export const siteQuestions: SiteQuestions = {
  asked: {
    hours: '¿Cuál es su horario?',
    address: '¿Cuál es su dirección?',
    phone: '¿Cuál es su número de teléfono?',
    email: '¿Cuál es su correo electrónico?',
    person: '¿Quién es {label}?',
    price: '¿Cuánto cuesta {label}?',
    topic: '¿Qué debo saber sobre {label}?',
  },
  opensQuestion: /¿/u,
  endsNoLabel: /y|o/u,
  links: {
    contact: /contacto/u,
    about: /quienes|sobre-nosotros/u,
    admission: /matricul/u,
    prices: /precio|tarifa/u,
    events: /calendario/u,
    services: /servicio/u,
    team: /equipo/u,
  },
  neverLinked: /privacidad|aviso|mapa-del-sitio/u,
};
