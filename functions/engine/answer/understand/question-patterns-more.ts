/**
 * What Korean, Japanese, Chinese, Italian, Portuguese, Dutch, Polish and Arabic questions ask for, tried in order on the
 * folded question. Words that another of the supported languages uses for something else are left out.
 */
export const morePatterns = [
  {
    kind: 'how-long',
    value: 'duration',
    pattern:
      /얼마나 (?:걸|오래)|몇 ?(?:분|시간|일|주|개월|달|년)(?: ?동안|간|이나| ?걸)|며칠(?: ?동안|간| ?걸)|(?:대출|이용|수업|교육) ?기간|どの(?:くらい|ぐらい)の?(?:期間|時間)|何(?:分|時間|日|週間|か月|ヶ月|カ月|年)(?:間|かか|くらい|ぐらい|借)|期間は|多久|多长时间|\bquanto tempo\b|\bquant[ei] (?:ore|giorni|settimane|mesi|anni)\b|\bquant[oa]s (?:minutos|horas|dias|semanas|meses|anos)\b|\bhoe lang\b|\bjak dlugo\b/,
  },
  {
    kind: 'what-time',
    value: 'time',
    pattern:
      /몇 ?시(?!간)|(?:운영|영업|근무|이용|업무|개관|진료|상담) ?시간|何時|(?:営業|受付|開館|開園|利用|診療|業務)時間|几点|(?:营业|开放|办公|上课)时间|\ba che ora\b|\borari[oa]?\b|\ba que horas\b|\bhoe laat\b|\bopeningstijden\b|\bgodziny otwarcia\b|\bo ktorej\b|ساعات/,
  },
  {
    kind: 'how-many',
    value: 'number',
    pattern:
      /몇 ?(?:명|권|개|번|회|곳|살|세|대|반|학급|과목|층|퍼센트|프로)|정원이|何(?:人|名|冊|個|回|歳|才|才児|台|クラス|パーセント)|いくつ|定員は|多少(?:人|个|名|次|本)|几(?:个|人|名|次|本|岁)|\bquant[ie]\b(?! (?:cost|si paga))|\bquant[oa]s\b|\bhoeveel (?!kost|euro|geld|betaal)|\bile (?:osob|razy|miejsc|lat|dzieci|uczniow)/,
  },
  {
    kind: 'how-much',
    value: 'money',
    pattern:
      /얼마(?!나)|비용|요금|학비|등록금|수강료|수업료|수수료|원비|이용료|입학금|가격|いくら|料金|費用|授業料|学費|値段|手数料|月謝|保育料|入学金|顧問料|何円|多少钱|费用|学费|价格|收费|价钱|\bquanto (?:costa|custa|si paga|viene|pago)\b|\bprezz[oi]\b|\btariff[ae]\b|\bpreco\b|\bmensalidade\b|\bwat kost\b|\bhoeveel (?:kost|betaal|euro)|\bprijs\b|\bprijzen\b|\bile kosztuje\b|\bjaka jest cena\b|\bceny\b|\boplat[ay]\b|تكلفه|تكلفة|سعر|رسوم|بكم/,
  },
  {
    kind: 'when',
    value: 'date',
    pattern:
      /언제|며칠|몇 ?월|마감|기한|いつ|何日|何月|締め?切|期限|什么时候|何时|哪天|几月|几号|截止|\bquando\b|\bscade\b|\bscadenza\b|\bprazo\b|\bwanneer\b|\bkiedy\b|متى/,
  },
  {
    kind: 'who',
    value: 'person',
    pattern:
      /누구|누가|성함|誰|だれ|どなた|谁|\bchi (?:e|sono|dirige|insegna)\b|\bquem\b|\bwie (?:is|zijn|geeft|leidt)\b|\bkto\b|من هو|من هي/,
  },
  {
    kind: 'where',
    value: 'address',
    pattern:
      /어디|주소|위치|どこ|住所|所在地|場所|哪里|哪儿|在哪|地址|^dove\b|\bdove (?:si|e|sono|posso|siete)\b|\bindirizzo\b|\bonde\b|\bendereco\b|\bwaar\b|\badres\b|\bgdzie\b|اين|عنوان/,
  },
  {
    kind: 'how',
    pattern: /어떻게|방법|どうやって|どうすれば|どのように|方法|怎么|如何|怎样|^come\b|^hoe\b|^jak\b|كيف/,
  },
  {
    kind: 'yes-no',
    pattern:
      /(?:나요|까요|습니까|니까|가요|(?<!싶)어요|아요|해요|돼요)\s*[?]?$|(?:ますか|ですか|ませんか|でしょうか)\s*[?。]?$|[吗嗎]\s*[?]?$|能不能|可不可以|^czy\b|^هل/,
  },
] as const;

/** Words for the organisation's phone number and mailbox. */
export const moreContactPatterns = [
  {
    value: 'email',
    pattern:
      /이메일|메일 ?주소|전자우편|メールアドレス|電子メール|メールは|邮箱|电子邮件|電郵|\bposta elettronica\b|بريد/,
  },
  {
    value: 'phone',
    pattern:
      /전화 ?번호|연락처|팩스|電話|連絡先|ファックス|电话|電話|传真|\btelefono\b|\btelefoon|\btelefone\b|هاتف/,
  },
] as const;
