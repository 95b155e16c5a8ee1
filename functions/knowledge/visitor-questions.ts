import type { Fact } from './knowledge.ts';
import type { Language } from './language/languages.ts';

type Asked = Extract<Fact['kind'], 'hours' | 'address' | 'phone' | 'email' | 'person' | 'price'> | 'topic';

/** What visitors ask most, by the kind of fact that answers it; `{label}` is the fact's role or thing, or the heading of a topic. */
export const visitorQuestions: Record<Language, Record<Asked, string>> = {
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
};

/** Pages visitors look for, by title or path, in the order in which they are offered. */
export const quickLinkTopics: readonly RegExp[] = [
  /contact|kontakt|contacto|контакт|nous-joindre/i,
  /\babout(?![\p{L} ]*avatar)|(?:ue|ü)ber[ -_]uns|a-propos|le-club|qui-sommes|quienes|sobre-nosotros|о нас|profile|history/iu,
  /admission|enrol|\bregister|registration|inscri|anmeld|matricul|поступ|запис/i,
  /\bfees?\b|tuition|pricing|prices|\bcosts?\b|tarif|preise|kosten|gebuehr|gebühr|honorar|precio|tarifa|цен/i,
  /calendar|agenda|\bevents?\b|schedule|program|horaire|termine|stundenplan|kalender|calendario|расписан/i,
  /services|leistung|practice|prestation|servicio|услуг|courses/i,
  /\bteam\b|\bstaff\b|people|mitarbeiter|equipe|équipe|equipo|faculty|сотрудник/i,
  /\bfaqs?\b|questions|haeufig|häufig|frequent/i,
];
