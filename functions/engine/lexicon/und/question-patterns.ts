import type { ContactPatterns, QuestionPatterns } from '../question-patterns.ts';

/**
 * Chinese, Italian, Portuguese, Dutch, Polish and Arabic. Words that another of the supported languages uses for something
 * else are left out.
 */
export const questionPatterns: QuestionPatterns = {
  when: /什么时候|何时|哪天|几月|几号|截止|\bquando\b|\bscade\b|\bscadenza\b|\bprazo\b|\bwanneer\b|\bkiedy\b|متى/u,
  who: /谁|\bchi (?:e|sono|dirige|insegna)\b|\bquem\b|\bwie (?:is|zijn|geeft|leidt)\b|\bkto\b|من هو|من هي/u,
  where:
    /哪里|哪儿|在哪|地址|^dove\b|\bdove (?:si|e|sono|posso|siete)\b|\bindirizzo\b|\bonde\b|\bendereco\b|\bwaar\b|\badres\b|\bgdzie\b|اين|عنوان/u,
  how: /方法|怎么|如何|怎样|^come\b|^hoe\b|^jak\b|كيف/u,
};

export const contactPatterns: ContactPatterns = {
  email: /邮箱|电子邮件|電郵|\bposta elettronica\b|بريد/u,
  phone: /电话|電話|传真|\btelefono\b|\btelefoon|\btelefone\b|هاتف/u,
};
