import type { ContactPatterns, QuestionPatterns } from '../question-patterns.ts';

export const questionPatterns: QuestionPatterns = {
  age: /возраст|скольк\p{L}* лет/u,
  when: /когда|какого числа|в каком году/u,
  who: /кто|кем|к кому/u,
  where: /где|куда|адрес/u,
  how: /^как\b/u,
};

export const contactPatterns: ContactPatterns = {
  email: /электронн\p{L}+ почт|(?<!\p{L})и?ме[йи]л/u,
  phone: /телефон|позвонить/u,
  reach: /^контакты[\s?!.]*$|как (?:с вами )?(?:связаться|до вас дозвониться)(?: с вами)?/u,
};
