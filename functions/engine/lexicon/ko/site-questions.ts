import type { SiteQuestions } from '../site-questions.ts';

export const siteQuestions: SiteQuestions = {
  links: {
    contact: /문의|연락|오시는/u,
    about: /소개/u,
    admission: /입학|모집|신청/u,
    prices: /비용|학비|요금|원비|수강료/u,
    events: /일정|행사|시간표/u,
    services: /서비스|업무/u,
    team: /교직원|직원|교사/u,
    faq: /자주/u,
  },
};
