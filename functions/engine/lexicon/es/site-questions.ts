import type { SiteQuestions } from '../site-questions.ts';

export const siteQuestions: SiteQuestions = {
  opensQuestion: /¿/u,
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
