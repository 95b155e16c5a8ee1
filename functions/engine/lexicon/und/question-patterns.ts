import type { ContactPatterns, QuestionPatterns } from '../question-patterns.ts';

/**
 * Chinese, Italian, Portuguese, Dutch, Polish and Arabic. Words that another of the supported languages uses for something
 * else are left out.
 */
export const questionPatterns: QuestionPatterns = {
  isTriedFirst: true,
  howLong:
    /多久|多长时间|\bquanto tempo\b|\bquant[ei] (?:ore|giorni|settimane|mesi|anni)\b|\bquant[oa]s (?:minutos|horas|dias|semanas|meses|anos)\b|\bhoe lang\b|\bjak dlugo\b/u,
  whatTime:
    /几点|(?:营业|开放|办公|上课)时间|\ba che ora\b|\borari[oa]?\b|\ba que horas\b|\bhoe laat\b|\bopeningstijden\b|\bgodziny otwarcia\b|\bo ktorej\b|ساعات/u,
  howMany:
    /多少(?:人|个|名|次|本)|几(?:个|人|名|次|本|岁)|\bquant[ie]\b(?! (?:cost|si paga))|\bquant[oa]s\b|\bhoeveel (?!kost|euro|geld|betaal)|\bile (?:osob|razy|miejsc|lat|dzieci|uczniow)/u,
  howMuch:
    /多少钱|费用|学费|价格|收费|价钱|\bquanto (?:costa|custa|si paga|viene|pago)\b|\bprezz[oi]\b|\btariff[ae]\b|\bpreco\b|\bmensalidade\b|\bwat kost\b|\bhoeveel (?:kost|betaal|euro)|\bprijs\b|\bprijzen\b|\bile kosztuje\b|\bjaka jest cena\b|\bceny\b|\boplat[ay]\b|تكلفه|تكلفة|سعر|رسوم|بكم/u,
  when: /什么时候|何时|哪天|几月|几号|截止|\bquando\b|\bscade\b|\bscadenza\b|\bprazo\b|\bwanneer\b|\bkiedy\b|متى/u,
  who: /谁|\bchi (?:e|sono|dirige|insegna)\b|\bquem\b|\bwie (?:is|zijn|geeft|leidt)\b|\bkto\b|من هو|من هي/u,
  where:
    /哪里|哪儿|在哪|地址|^dove\b|\bdove (?:si|e|sono|posso|siete)\b|\bindirizzo\b|\bonde\b|\bendereco\b|\bwaar\b|\badres\b|\bgdzie\b|اين|عنوان/u,
  how: /方法|怎么|如何|怎样|^come\b|^hoe\b|^jak\b|كيف/u,
  yesNo: /[吗嗎]\s*[?]?$|能不能|可不可以|^czy\b|^هل/u,
};

export const contactPatterns: ContactPatterns = {
  email: /邮箱|电子邮件|電郵|\bposta elettronica\b|بريد/u,
  phone: /电话|電話|传真|\btelefono\b|\btelefoon|\btelefone\b|هاتف/u,
};
