import type { Language } from './language/languages.ts';

/** What visitors of organisations' sites ask most; those that a site can answer are offered to its visitors. */
export const popularQuestions: Record<Language, readonly string[]> = {
  en: [
    'What are your opening hours?',
    'How can I contact you?',
    'What is your phone number?',
    'Where are you located?',
    'What services do you offer?',
    'How much does it cost?',
    'How do I register?',
    'How do I apply for admission?',
    'When does registration open?',
    'Who is in charge?',
    'Who is on the team?',
    'When were you founded?',
    'Do you offer a free consultation?',
  ],
  de: [
    'Wie sind Ihre Öffnungszeiten?',
    'Wie lautet Ihre Telefonnummer?',
    'Wo befinden Sie sich?',
    'Welche Leistungen bieten Sie an?',
    'Was kostet das?',
    'Wie kann ich mich anmelden?',
    'Wer leitet die Organisation?',
    'Wie kann ich Sie erreichen?',
  ],
  fr: [
    'Quels sont vos horaires ?',
    'Quelle est votre adresse ?',
    'Quel est votre numéro de téléphone ?',
    'Quels sont les tarifs ?',
    "Comment s'inscrire ?",
    'Qui est le président ?',
    'Quels services proposez-vous ?',
    'Comment vous contacter ?',
  ],
  es: [
    '¿Cuál es su horario?',
    '¿Cuál es su dirección?',
    '¿Cuál es su número de teléfono?',
    '¿Qué servicios ofrecen?',
    '¿Cuánto cuesta?',
    '¿Cómo me inscribo?',
    '¿Quién dirige la organización?',
    '¿Cómo puedo contactarles?',
  ],
  ru: [
    'Какой у вас режим работы?',
    'Какой у вас адрес?',
    'Какой у вас телефон?',
    'Какие услуги вы оказываете?',
    'Сколько это стоит?',
    'Как записаться?',
    'Кто руководитель?',
  ],
};

/** Pages visitors look for, by title or path, in the order in which they are offered. */
export const quickLinkTopics: readonly RegExp[] = [
  /contact|kontakt|contacto|контакт|nous-joindre/i,
  /\babout|(?:ue|ü)ber[ -_]uns|a-propos|le-club|qui-sommes|quienes|sobre|о нас|profile|history/i,
  /admission|enrol|register|registration|inscri|anmeld|matricul|поступ|запис/i,
  /fees|tuition|pric|cost|tarif|preis|kosten|gebuehr|gebühr|honorar|precio|tarifa|цен/i,
  /calendar|agenda|event|schedule|program|horaire|termin|stundenplan|kalender|calendario|расписан/i,
  /service|leistung|practice|prestation|servicio|услуг|course|cours/i,
  /team|staff|people|mitarbeiter|equipe|équipe|equipo|faculty|сотрудник/i,
  /faq|question|haeufig|häufig|frequent/i,
];
