import type { ContactPatterns, QuestionPatterns } from '../question-patterns.ts';

export const questionPatterns: QuestionPatterns = {
  howLong: /как долго|сколько времени/u,
  whatTime: /в котором часу|во сколько|часы работы/u,
  age: /возраст|скольк\p{L}* лет/u,
  howMany: /как часто|скольк\p{L}* (?:человек|раз|мест|дне[йи])/u,
  howMuch: /сколько стоит|цен[аыу]|стоимость/u,
  when: /когда|какого числа|в каком году/u,
  who: /кто|кем|к кому/u,
  where: /где|куда|адрес/u,
  how: /^как\b/u,
  yesNo: /^(?:есть ли|можно ли|нужно ли|могу|вы )/u,
  joiningWord: /кто|когда|где/u,
  beforeInterrogative: /[икдсо]|с|до|для/u,
};

export const contactPatterns: ContactPatterns = {
  email: /электронн\p{L}+ почт|(?<!\p{L})и?ме[йи]л/u,
  phone: /телефон|позвонить/u,
  anyDetail: /номер/u,
  reach: /^контакты[\s?!.]*$|как (?:с вами )?(?:связаться|до вас дозвониться)(?: с вами)?/u,
};
