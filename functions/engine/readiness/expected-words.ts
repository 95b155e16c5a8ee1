import type { ExamQuestionId } from './exams.ts';

/**
 * Beginnings of words, in all languages of the exam, of which an answer to a question or the page that it cites must
 * show one. An answer on parking speaks of parking, whatever a page with similar words may say.
 */
export const expectedWords: Partial<Record<ExamQuestionId, RegExp>> = {
  saturdays: roots(
    'saturday|weekend|7 days|samstag|wochenende|samedi|weekend|week end|sabado|fin de semana|суббот|выходн|ежедневно|토요일|주말|土曜|土日|週末',
  ),
  closedDays: roots(
    'clos|holiday|geschlossen|feiertag|schliess|ferme|cerrad|festivo|выходн|закрыт|праздник|휴무|휴일|休',
  ),
  publicTransport: roots(
    '(?<!school )bus(?! scolaire)|train|tram|subway|metro|railway|u-bahn|s-bahn|bahn|haltestelle|gare|autobus(?! escolar)|tren|estacion|автобус|метро|трамва|станци|지하철|버스|駅|バス|電車',
  ),
  parking: roots(
    'parking(?! fee)|park your|to park|park free|park on|car park|parkplatz|parkplatze|parken|parkhaus|stationne|garer|aparca|estaciona|парков|주차|駐車',
  ),
  wheelchair: roots(
    'wheelchair|accessib|step-free|ramp|elevator|barrierefrei|rollstuhl|handicap|pmr|accesib|silla de ruedas|инвалид|пандус|доступн|휠체어|장애인|車いす|バリアフリー',
  ),
  payment: roots(
    'pay|cash|card|check|cheque|invoice|transfer|zahl|bezahl|rechnung|uberweis|paie|pai|carte|cheque|virement|especes|pag|tarjeta|efectivo|transferencia|оплат|карт|налич|결제|카드|납부|支払|カード|振込',
  ),
  jobs: roots(
    'jobs?(?!\\p{L})|vacanc|career|hiring|we are looking for|employment opportun|stelle(?:n)?(?!\\p{L})|stellenangebot|karriere|bewerb|recrut|emploi|offres? d|empleo|vacante|trabaja con|ваканс|채용|구인|求人|採用',
  ),
  languages: roots(
    'language|bilingual|spanish|english|french|german|espanol|sprache|deutsch|englisch|langue|anglais|francais|idioma|ingles|язык|английск|언어|영어|한국어|言語|英語|日本語',
  ),
  privacy: roots(
    'privacy|personal (?:data|information)|confidential|datenschutz|personenbezogen|donnees|rgpd|confidentialite|datos personales|privacidad|персональн|конфиденциальн|개인정보|個人情報|プライバシー',
  ),
  complaints: roots(
    'complain|grievance|ombuds|beschwerde|reklamation|reclam|plainte|mediat|queja|жалоб|претенз|불만|민원|苦情',
  ),
  appointment: roots(
    'appointment|schedule|book|consultation|termin|vereinbar|rendez-vous|rdv|cita|запис|прием|예약|予約',
  ),
  waitForAppointment: roots(
    'within|same day|same-day|next day|days?(?!\\p{L})|weeks?(?!\\p{L})|short notice|innerhalb|kurzfristig|tage|delai|jours|dias|semana|в течение|дней|이내|당일|以内|当日',
  ),
  videoMeeting: roots(
    'video|zoom|online|remote|virtual|teams|visio|distance|linea|онлайн|видео|화상|비대면|온라인|オンライン',
  ),
  experience: roots(
    'year|experience|since|jahre|erfahrung|seit|ans(?!\\p{L})|annees|depuis|anos|experiencia|desde|лет|опыт|년|경력|年|経験',
  ),
  credentials: roots(
    'qualif|certif|licen|degree|admitted|enrolled agent|cpa|bar (?:exam|association)|graduat|fachanwalt|zugelassen|studium|diplome|diplom|barreau|titulo|colegiad|licenciad|диплом|квалификац|лиценз|자격|면허|資格',
  ),
  areaServed: roots(
    'serve|serving|area|region|county|countr|nationwide|statewide|gebiet|bundesweit|zone|departement|zona|provincia|регион|район|област|지역|地域|エリア',
  ),
  instalments: roots(
    'installment|instalment|payment plan|monthly payment|rate(?:n|nzahlung)|en plusieurs fois|echelonn|mensualit|plazos|cuotas|рассроч|частями|분할|分割',
  ),
  confidentiality: roots(
    'confiden|privilege|secre|vertraulich|schweigepflicht|verschwiegen|конфиденциальн|тайн|비밀|秘密|守秘',
  ),
  testimonials: roots(
    'testimonial|review|client|recommend|bewertung|referenz|mandant|temoignage|avis|opinion|testimonio|resena|отзыв|후기|声|口コミ',
  ),
  whoHandles: roots(
    'your (?:case|attorney|lawyer|preparer|return|accountant|broker)|handles?|personally|persönlich|personlich|zustandig|votre (?:dossier|avocat)|su caso|ваше дело|담당|担当',
  ),

  waitingList: roots(
    'wait|warteliste|liste d.attente|attente|lista de espera|лист ожидания|대기|キャンセル待ち|補欠',
  ),
  openHouse: roots(
    'open house|open day|open evening|tour|visit|offenen tur|schnuppertag|portes ouvertes|puertas abiertas|открытых двер|설명회|説明会|オープンスクール',
  ),
  applicationDeadline: roots(
    'appl|deadline|enrol|admission|anmeld|bewerb|frist|inscri|candidature|limite|solicit|plazo|заявлен|при[её]м|지원|접수|마감|出願|締',
  ),
  applicationFee: roots(
    'appl|registration|enrol|anmelde|aufnahme|inscription|matricula|inscripcion|вступительн|전형료|입학금|受験料|入学金|検定料',
  ),
  siblingDiscount: roots(
    'sibling|brother|second child|further child|family discount|geschwister|fratrie|freres|soeurs|hermano|брат|сестр|형제|兄弟',
  ),
  financialAid: roots(
    'financial aid|scholarship|bursar|aid|stipend|finanzielle|ermassig|bourse|aide|beca|ayuda|стипенд|помощь|장학|지원금|奨学金',
  ),
  schoolYearStart: roots(
    'school year|first day|term|semester|year (?:begins|starts)|classes (?:begin|start)|schuljahr|rentree|curso|учебн|학년|개학|학기|新学期|学年|始業',
  ),
  schoolHolidays: roots('holiday|break|vacation|no school|ferien|vacances|vacaciones|каникул|방학|休暇|休み'),
  contactTeacher: roots(
    'teacher|lehr(?:er|kraft)|enseignant|professeur|profesor|maestr|учител|선생|교사|先生|担任',
  ),
  schoolNurse: roots(
    'nurse|infirm|krankenschwester|sanitats|schulgesundheit|enfermer|медсест|보건|保健|養護',
  ),
  afterSchoolCare: roots(
    'after care|aftercare|after-school|after school|extended (?:care|day)|nachmittag|hort|ganztag|garderie|periscolaire|guarderia|ludoteca|extraescolar|продленн|돌봄|방과|学童|放課後|預かり',
  ),
  schoolBus: roots(
    'bus|transport|shuttle|schulbus|car scolaire|ramassage|autobus|autocar|автобус|통학|버스|バス',
  ),
  lunchPrice: roots(
    'lunch|meal|cafeteria|canteen|mittagessen|essen|mensa|cantine|repas|dejeuner|comedor|almuerzo|обед|питание|급식|중식|給食|昼食',
  ),
  foodAllergies: roots('allerg|аллерг|알레르기|アレルギー'),
  uniform: roots(
    'uniform|dress code|school clothes|wear|schulkleidung|kleidung|tenue|blouse|ropa|форм|одежд|교복|制服',
  ),
  cellPhones: roots(
    'phone|mobile|device|handy|smartphone|portable|telephone|movil|celular|телефон|휴대|핸드폰|携帯|スマ',
  ),
  sickChild: roots(
    'sick|absen|ill(?:ness)?(?!\\p{L})|krank|abwesen|malad|enferm|ausencia|faltar|боле|отсутств|결석|아프|欠席|病気',
  ),
  bullying: roots('bull(?:y|ie)|harass|mobbing|harcel|acoso|травл|буллинг|학교 ?폭력|괴롭|いじめ'),
  specialNeeds: roots(
    'special (?:need|education)|learning support|disabilit|iep|inclusi|forderbedarf|inklusion|besoins|handicap|necesidades|инклюзив|особ|특수|支援',
  ),
  clubsAndSports: roots(
    'sport|club|team|arbeitsgemeinschaft|(?:ags?)(?!\\p{L})|deporte|actividades|кружк|секци|спорт|동아리|운동|部活|クラブ',
  ),
  homework: roots('homework|hausaufgaben|devoirs|deberes|tareas|домашн|숙제|과제|宿題'),
  parentConferences: roots(
    'conference|parent.{0,12}(?:evening|meeting)|elternsprechtag|elternabend|reunion|parents|padres|tutoria|собрани|상담|面談|保護者会',
  ),
  startingAge: roots(
    'age|years? old|year-old|alter|jahre|ab (?:drei|vier|funf|sechs)|ans|edad|anos|возраст|лет|살|세|歳',
  ),
  places: roots(
    'place|seat|spot|capacity|platz|platze|places|effectif|plaza|cupo|мест|정원|모집|定員|募集|名',
  ),
  classSize: roots('class|students per|ratio|klasse|classe|eleves|alumno|класс|학급|반|クラス|学級'),
  enrollmentDocuments: roots(
    'document|certificate|records?|form|bring|unterlagen|zeugnis|geburtsurkunde|dossier|pieces|justificatif|documento|partida|certificado|документ|свидетельств|서류|증명|書類',
  ),

  hourlyRate: roots('hour|stunde|heure|hora|час|시간|時間'),
  legalInsurance: roots('insurance|rechtsschutz|protection juridique|seguro|страхов|보험|保険'),
  legalAid: roots(
    'legal aid|pro bono|beratungshilfe|prozesskostenhilfe|aide juridictionnelle|justicia gratuita|бесплатн|법률 ?구조|法テラス|法律扶助',
  ),
  bringToLawyer: roots('bring|mitbring|apport|llevar|traiga|взять|принес|가져|지참|持参|持って'),
  emergencyLawyer: roots(
    'emergenc|urgent|24 hour|24/7|after-hours|notfall|notruf|urgence|urgenc|экстренн|긴급|緊急|24時間',
  ),
  divorce: roots('divorc|scheidung|развод|이혼|離婚'),
  dismissal: roots(
    'dismiss|terminat|fired|wrongful|employment law|kundigung|licenciement|despido|увольн|해고|解雇',
  ),
  trafficAccident: roots('accident|collision|unfall|accidente|дтп|авари|교통사고|交通事故'),
  criminalDefense: roots('criminal|dui|felon|strafrecht|strafverteid|penal|уголовн|형사|刑事'),
  inheritance: roots(
    'wills?(?!\\p{L})|estate|probate|inherit|erb(?:e|recht|schaft)|testament|succession|herencia|наслед|завещан|상속|유언|相続|遺言',
  ),
  tenancyLaw: roots(
    'tenan|landlord|lease|mietrecht|mieter|vermieter|bail|locat|alquiler|arrendam|аренд|임대|賃貸|借地',
  ),

  taxDocuments: roots(
    'w-2|1099|documents?|receipts|checklist|unterlagen|belege|lohnsteuer|justificatif|documentos|документ|справк|서류|영수증|書類',
  ),
  extension: roots(
    'extension|fristverlangerung|prolong|delai supplementaire|prorroga|отсроч|продлен|연장|延長',
  ),
  taxAuthorityLetter: roots(
    'letter|notice|irs|finanzamt|fisc|administration fiscale|hacienda|налогов|세무서|통지|税務署|通知',
  ),
  selfEmployed: roots(
    'self-employ|freelanc|1099|sole propriet|selbstandig|freiberuf|independant|auto-entrepreneur|autonomo|самозанят|предпринимат|자영업|프리랜서|個人事業|フリーランス',
  ),
  bookkeeping: roots('bookkeep|buchhaltung|buchfuhrung|comptabilite|contabilidad|бухгалт|기장|장부|記帳'),
  payroll: roots('payroll|lohn|gehaltsabrechnung|paie|nomina|зарплат|급여|給与'),
  refundTime: roots('refund|erstattung|rembours|devolucion|возврат|환급|還付'),
  priorYears: roots(
    'prior year|prior-year|previous year|past year|back taxes|catch-up|fruhere jahre|vorjahr|annees anterieures|anos anteriores|прошлы|지난|이전 연도|過去',
  ),
  rentalIncome: roots('rental|vermiet|mieteinnahm|locatif|alquiler|аренд|임대|不動産'),
  openAllYear: roots(
    'year-round|year round|all year|off-season|extended hours|ganzjahrig|toute l.annee|todo el ano|круглый год|연중|년 내내|年中|通年',
  ),
  auditServices: roots('audit|prufung|commissaire|auditor|аудит|감사|監査'),
  companyFormation: roots(
    'formation|incorporat|start(?:ing)? (?:a|your) (?:business|company)|llc|grundung|creation d|constitucion|crear (?:una|su) empresa|регистраци|открыти|설립|設立',
  ),
  taxPlanning: roots(
    'tax planning|plan ahead|steuerplanung|steuergestaltung|optimisation|planificacion|планирован|절세|節税',
  ),
  nonprofits: roots(
    'nonprofit|non-profit|501|charit|gemeinnutzig|verein|association|sin (?:animo|fines)|некоммерч|비영리|非営利|NPO',
  ),
  accountingSoftware: roots(
    'quickbooks|xero|datev|sage|software|logiciel|programa|1с|программ|프로그램|ソフト',
  ),

  valuationCost: roots('valuation|apprais|bewertung|evaluation|valoracion|tasacion|оценк|평가|評価'),
  commission: roots('commission|success fee|provision|erfolgshonorar|comision|комисси|수수료|手数料'),
  upfrontFee: roots(
    'upfront|up-front|retainer|no fee|advance|vorab|vorkasse|avance|adelantad|заранее|аванс|предоплат|선불|착수금|着手金',
  ),
  financing: roots('financ|loan|sba|kredit|pret|prestamo|кредит|대출|자금|融資|資金'),
  nonDisclosure: roots(
    'nda|non-disclosure|confidentiality agreement|vertraulich|confidentialite|confidencialidad|неразглаш|비밀|秘密保持',
  ),
  employeesTold: roots('employee|staff|mitarbeiter|salarie|emplead|сотрудник|직원|従業員'),

  discounts: roots(
    'discount|reduc|concession|ermassig|rabatt|remise|reduction|tarif reduit|descuento|скидк|할인|割引',
  ),
  booking: roots('book|reserv|buch(?:en|ung)|reservier|брон|запис|예약|予約'),
  cancellation: roots('cancel|withdraw|storn|absag|kundig|annul|resili|baja|отмен|취소|キャンセル'),
  membership: roots('member|join|mitglied|adher|membre|inscri|soci[oa]|член|회원|会員|入会'),
  membershipFee: roots(
    'member|dues|subscription|mitgliedsbeitrag|beitrag|cotisation|adhesion|licence|cuota|взнос|회비|会費',
  ),
  founded: roots(
    'found|establish|since|start|gegrundet|grundung|seit|fonde|creee?|cree|depuis|fundad|desde|основан|설립|創業|設立|創立',
  ),
  beginners: roots(
    'beginner|no experience|starter|anfanger|einsteiger|debutant|principiante|начинающ|초보|初心者|未経験',
  ),
  minimumAge: roots(
    'age|years? old|from \\d|mindestalter|alter|jahre|ans(?!\\p{L})|edad|anos|возраст|лет|살|세|歳',
  ),
  dogs: roots(
    'dogs?(?!\\p{L})|pets?(?!\\p{L})|hund|haustier|chien|animaux|perro|mascota|собак|животн|강아지|반려|犬|ペット',
  ),
  children: roots(
    'child|kid|junior|youth|kinder|jugend|enfant|nino|jovenes|дет|어린이|아이|子ども|子供|キッズ',
  ),
  groups: roots('group|gruppe|groupe|grupo|групп|단체|団体|グループ'),
  vouchers: roots(
    'voucher|gift c|gutschein|bons? cadeau|cheque cadeau|vale|tarjeta regalo|сертификат|상품권|ギフト|商品券',
  ),
  newsletter: roots(
    'newsletter|mailing list|rundbrief|lettre d.info|boletin|рассылк|뉴스레터|소식지|メルマガ|メールマガジン|ニュースレター',
  ),
  wifi: roots('wi-?fi|wlan|wireless|internet|вайфай|와이파이|無線'),
  refund: roots('refund|money back|erstatt|geld zuruck|rembours|reembols|devolu|возврат|환불|返金|払い戻し'),
  volunteering: roots('volunteer|ehrenamt|freiwillig|benevol|voluntari|волонт|доброволь|봉사|ボランティア'),
  donations: roots('donat|spend|dons?(?!\\p{L})|donar|donacion|donativo|пожертв|기부|후원|寄付|募金'),
  pressContact: roots('press|media|presse|prensa|пресс|сми(?!\\p{L})|언론|보도|報道|広報|プレス'),
  foodAndDrink: roots(
    'food|drink|cafe|restaurant|snack|bar(?!\\p{L})|meal|essen|trinken|getrank|imbiss|buvette|repas|restauration|comida|bebida|cafeteria|еда|кафе|напит|буфет|음식|음료|카페|飲食|カフェ|食事',
  ),
};

function roots(alternatives: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})|(?<=\\p{L}{3})(?:${longRoots(alternatives)})`, 'iu');
}

/** Within a word only long beginnings count, as in German compounds and scripts without spaces. */
function longRoots(alternatives: string): string {
  const long = alternatives
    .split('|')
    .filter((root) => /^\p{L}{6,}$|[\p{scx=Hira}\p{scx=Hang}\p{scx=Han}]/u.test(root));
  return long.length > 0 ? long.join('|') : '(?!)';
}
