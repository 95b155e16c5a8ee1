import type { Fact } from '../knowledge/knowledge.ts';
import type { Language } from '../language/languages.ts';

type Asked = Extract<Fact['kind'], 'hours' | 'address' | 'phone' | 'email' | 'person' | 'price'> | 'topic';

/** What visitors ask most, by the kind of fact that answers it; `{label}` is the fact's role or thing, or the heading of a topic. */
const written: Record<Exclude<Language, 'und'>, Record<Asked, string>> = {
  en: {
    hours: 'What are your opening hours?',
    address: 'Where are you located?',
    phone: 'What is your phone number?',
    email: 'What is your e-mail address?',
    person: 'Who is the {label}?',
    price: 'How much is {label}?',
    topic: 'What should I know about {label}?',
  },
  de: {
    hours: 'Wie sind Ihre Öffnungszeiten?',
    address: 'Wo befinden Sie sich?',
    phone: 'Wie lautet Ihre Telefonnummer?',
    email: 'Wie lautet Ihre E-Mail-Adresse?',
    person: 'Wer ist {label}?',
    price: 'Was kostet {label}?',
    topic: 'Was sollte ich über {label} wissen?',
  },
  fr: {
    hours: 'Quels sont vos horaires ?',
    address: 'Quelle est votre adresse ?',
    phone: 'Quel est votre numéro de téléphone ?',
    email: 'Quelle est votre adresse e-mail ?',
    person: 'Qui est {label} ?',
    price: 'Combien coûte {label} ?',
    topic: 'Que faut-il savoir sur {label} ?',
  },
  es: {
    hours: '¿Cuál es su horario?',
    address: '¿Cuál es su dirección?',
    phone: '¿Cuál es su número de teléfono?',
    email: '¿Cuál es su correo electrónico?',
    person: '¿Quién es {label}?',
    price: '¿Cuánto cuesta {label}?',
    topic: '¿Qué debo saber sobre {label}?',
  },
  ru: {
    hours: 'Какие у вас часы работы?',
    address: 'Какой у вас адрес?',
    phone: 'Какой у вас телефон?',
    email: 'Какой у вас адрес электронной почты?',
    person: 'Кто {label}?',
    price: 'Сколько стоит {label}?',
    topic: 'Что нужно знать: {label}?',
  },
  ko: {
    hours: '운영 시간이 어떻게 되나요?',
    address: '위치가 어디인가요?',
    phone: '전화번호가 무엇인가요?',
    email: '이메일 주소가 무엇인가요?',
    person: '{label} 성함이 어떻게 되나요?',
    price: '{label} 비용은 얼마인가요?',
    topic: '{label}에 대해 알려 주세요.',
  },
  ja: {
    hours: '営業時間を教えてください。',
    address: '所在地はどこですか？',
    phone: '電話番号を教えてください。',
    email: 'メールアドレスを教えてください。',
    person: '{label}は誰ですか？',
    price: '{label}の料金はいくらですか？',
    topic: '{label}について教えてください。',
  },
};

/** By language of the site; English where a language has none of its own. */
export const visitorQuestions: Record<Language, Record<Asked, string>> = { ...written, und: written.en };

/** Pages visitors look for, by title or path, in the order in which they are offered. */
export const quickLinkTopics: readonly RegExp[] = [
  /contact|kontakt|contacto|контакт|nous-joindre|문의|연락|오시는|問い?合|アクセス/i,
  /\babout(?![\p{L} ]*avatar)|(?:ue|ü)ber[ -_]uns|a-propos|le-club|qui-sommes|quienes|sobre-nosotros|о нас|소개|概要|紹介|について|profile|history/iu,
  /admission|enrol|\bregister|registration|inscri|anmeld|matricul|поступ|запис|입학|모집|신청|入学|入園|募集|申込/i,
  /\bfees?\b|tuition|pricing|prices|\bcosts?\b|tarif|preise|kosten|gebuehr|gebühr|honorar|precio|tarifa|цен|비용|학비|요금|원비|수강료|料金|学費|費用/i,
  /calendar|agenda|\bevents?\b|schedule|program|horaire|termine|stundenplan|kalender|calendario|расписан|일정|행사|시간표|日程|行事|予定/i,
  /services|leistung|practice|prestation|servicio|услуг|courses|서비스|업무|サービス|業務/i,
  /\bteam\b|\bstaff\b|people|mitarbeiter|equipe|équipe|equipo|faculty|сотрудник|교직원|직원|교사|スタッフ|職員|教員/i,
  /\bfaqs?\b|questions|haeufig|häufig|frequent|자주|よくある/i,
];
