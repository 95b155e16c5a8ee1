import type { ContactPatterns, QuestionPatterns } from '../question-patterns.ts';

export const questionPatterns: QuestionPatterns = {
  when: /언제|며칠|몇 ?월|마감|기한/u,
  who: /누구|누가|성함/u,
  where: /어디|주소|위치/u,
  how: /어떻게|방법/u,
};

export const contactPatterns: ContactPatterns = {
  email: /이메일|메일 ?주소|전자우편/u,
  phone: /전화 ?번호|연락처|팩스/u,
};
