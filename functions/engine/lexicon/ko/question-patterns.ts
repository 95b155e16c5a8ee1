import type { ContactPatterns, QuestionPatterns } from '../question-patterns.ts';

export const questionPatterns: QuestionPatterns = {
  isTriedFirst: true,
  howLong:
    /얼마나 (?:걸|오래)|몇 ?(?:분|시간|일|주|개월|달|년)(?: ?동안|간|이나| ?걸)|며칠(?: ?동안|간| ?걸)|(?:대출|이용|수업|교육) ?기간/u,
  whatTime: /몇 ?시(?!간)|(?:운영|영업|근무|이용|업무|개관|진료|상담) ?시간/u,
  howMany: /몇 ?(?:명|권|개|번|회|곳|살|세|대|반|학급|과목|층|퍼센트|프로)|정원이/u,
  howMuch: /얼마(?!나)|비용|요금|학비|등록금|수강료|수업료|수수료|원비|이용료|입학금|가격/u,
  when: /언제|며칠|몇 ?월|마감|기한/u,
  who: /누구|누가|성함/u,
  where: /어디|주소|위치/u,
  how: /어떻게|방법/u,
  yesNo: /(?:나요|까요|습니까|니까|가요|(?<!싶)어요|아요|해요|돼요)\s*[?]?$/u,
};

export const contactPatterns: ContactPatterns = {
  email: /이메일|메일 ?주소|전자우편/u,
  phone: /전화 ?번호|연락처|팩스/u,
};
