import type { SiteQuestions } from '../site-questions.ts';

export const siteQuestions: SiteQuestions = {
  opensQuestion: /что|как|где|когда|кто|сколько/u,
  links: {
    contact: /контакт/u,
    about: /о нас/u,
    admission: /поступ|запис/u,
    prices: /цен/u,
    events: /расписан/u,
    services: /услуг/u,
    team: /сотрудник/u,
  },
};
