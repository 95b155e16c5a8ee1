import type { SiteQuestions } from '../site-questions.ts';

export const siteQuestions: SiteQuestions = {
  asked: {
    hours: 'Какие у вас часы работы?',
    address: 'Какой у вас адрес?',
    phone: 'Какой у вас телефон?',
    email: 'Какой у вас адрес электронной почты?',
    person: 'Кто {label}?',
    price: 'Сколько стоит {label}?',
    topic: 'Что нужно знать: {label}?',
    spoken: 'На каких языках вы говорите: {label}?',
  },
  opensQuestion: /что|как|где|когда|кто|сколько/u,
  endsNoLabel: /и|или/u,
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
