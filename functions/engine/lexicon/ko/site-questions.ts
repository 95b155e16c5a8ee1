import type { SiteQuestions } from '../site-questions.ts';

export const siteQuestions: SiteQuestions = {
  asked: {
    hours: '운영 시간이 어떻게 되나요?',
    address: '위치가 어디인가요?',
    phone: '전화번호가 무엇인가요?',
    email: '이메일 주소가 무엇인가요?',
    person: '{label} 성함이 어떻게 되나요?',
    price: '{label} 비용은 얼마인가요?',
    topic: '{label}에 대해 알려 주세요.',
    spoken: '{label} 하시나요?',
  },
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
