import type { AskRule, ReplyRule } from './conduct-rule.ts';

/** Never ask about a child's personal details, and never ask a child for a name or an address. */
export const childDetails: AskRule = {
  id: 'child-details',
  kind: 'note',
  isUrgent: true,
  outcome: 'smalltalk',
  namesPerson: true,
  patterns: [
    /\bi(?:'m| am) (?:only |just )?(?:\d|1[0-5])\b(?! ?(?:%|min|pm|am\b|km|miles|weeks|months|of)).{0,80}\b(?:my (?:name|phone(?: number)?|number|address|email|e-mail|password|insta\w*|snap\w*) (?:is|'s)|i live (?:at|in|on)|call me)\b|\b(?:my name is|i live (?:at|in|on)|my (?:address|phone number|number|password) is)\b.{0,80}\bi(?:'m| am) (?:only |just )?(?:\d|1[0-5])\b|\b(?:my|a) (?:student )?password is\b|\bi(?:'m| am) home alone\b|\b(?:can|will|could) (?:you|we) (?:meet (?:me|up)|be my (?:friend|boyfriend|girlfriend))\b|\b(?:don'?t|do not) tell my (?:mom|mum|dad|parents|mother|father|teacher)\b|\b(?:send|show) (?:you|u|me) (?:a |my |your )?(?:photo|picture|pic|selfie)\b|\bask me (?:my|for my) (?:name|address|age|phone)\b/,
    /\bich bin (?:erst )?(?:\d|1[0-5])\b.{0,80}\b(?:ich heisse|mein name ist|ich wohne|meine (?:nummer|adresse))\b|\b(?:ich heisse|mein name ist|ich wohne)\b.{0,80}\bich bin (?:erst )?(?:\d|1[0-5])\b|\bich bin allein zu ?hause\b|\bsag (?:es )?(?:nicht|nichts) meinen eltern\b/,
    /\bj'ai (?:\d|1[0-5]) ans\b.{0,80}\b(?:je m'appelle|j'habite|mon (?:adresse|numero))\b|\b(?:je m'appelle|j'habite)\b.{0,80}\bj'ai (?:\d|1[0-5]) ans\b|\bje suis seule? a la maison\b|\bne (?:le )?dis pas a mes parents\b/,
    /\btengo (?:\d|1[0-5]) anos\b.{0,80}\b(?:me llamo|vivo en|mi (?:direccion|numero|telefono))\b|\b(?:me llamo|vivo en)\b.{0,80}\btengo (?:\d|1[0-5]) anos\b|\bestoy sol[oa] en casa\b|\bno (?:se lo digas|digas nada) a mis padres\b/,
  ],
  says: {
    en: 'I am an AI assistant. Please do not tell me your name, address, passwords or pictures. Talk to a parent or a teacher you trust; they can ask the school for you.',
    de: 'Ich bin ein KI-Assistent. Bitte verrate mir weder Namen noch Adresse, Passwörter oder Bilder. Sprich mit deinen Eltern oder einer Lehrkraft, der du vertraust; sie fragen für dich in der Schule nach.',
    fr: "Je suis un assistant IA. Ne me dis ni ton nom, ni ton adresse, ni tes mots de passe, et n'envoie pas de photos. Parle à tes parents ou à un enseignant en qui tu as confiance ; ils demanderont à l'école pour toi.",
    es: 'Soy un asistente de IA. No me digas tu nombre, tu dirección ni tus contraseñas, y no envíes fotos. Habla con tus padres o con un profesor de confianza; ellos preguntarán al colegio por ti.',
  },
  examples: [
    'My name is Tim and I am 9',
    "I'm 11, my phone number is 555 0102",
    'Ich bin 10 und ich wohne in der Gartenstraße',
    "J'ai 9 ans et je m'appelle Léa",
    'Me llamo Ana y tengo 10 años',
  ],
  ordinary: [
    'My daughter is 9, which grade is that?',
    'I am 14, can I join the chess club?',
    'My name is Mrs. Reed, how do I enroll my son?',
    'Where do I find the password for the parent portal?',
  ],
};

/** A visitor who says they are a child gets answers but is asked for nothing. */
export const child: AskRule = {
  id: 'child',
  kind: 'quiet',
  outcome: 'smalltalk',
  patterns: [
    /\bi(?:'m| am) (?:only |just )?(?:[5-9]|1[0-5])(?: ?(?:years?(?: old)?|yrs?(?: old)?|yo|y\/o)\b|\s*(?:[,.!?]|and\b|$))|\bi(?:'m| am) (?:a kid|a child|in (?:kindergarten|elementary|(?:[1-8](?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth) grade))\b/,
    /\bich bin (?:erst )?(?:[5-9]|1[0-5])(?: jahre? (?:alt)?|\s*(?:[,.!?]|und\b|$))|\bich bin ein kind\b|\bich (?:gehe|bin) in (?:die|der) [1-8]\. ?klasse\b/,
    /\bj'ai (?:[5-9]|1[0-5]) ans\b|\bje suis (?:un enfant|en (?:cp|ce1|ce2|cm1|cm2|6e|5e|4e))\b/,
    /\btengo (?:[5-9]|1[0-5]) anos\b|\bsoy un[ao]? nin[oa]\b/,
  ],
  says: {
    en: 'Please ask a parent or a teacher to write to {organisation} for you. I ask children for nothing personal.',
    de: 'Bitte frag deine Eltern oder eine Lehrkraft, ob sie für dich an {organisation} schreiben. Kinder frage ich nach nichts Persönlichem.',
    fr: "Demande à tes parents ou à un enseignant d'écrire à {organisation} pour toi. Je ne demande rien de personnel aux enfants.",
    es: 'Pide a tus padres o a un profesor que escriban a {organisation} por ti. A los niños no les pregunto nada personal.',
  },
  examples: ["I'm 9 years old", 'i am in 5th grade', 'Ich bin 10 Jahre alt', "J'ai 12 ans", 'Tengo 11 años'],
  ordinary: ['My son is 9 years old', 'I am 10 minutes late', 'Mein Kind ist 10 Jahre alt'],
};

export const asksForPersonalData: ReplyRule = {
  id: 'asks-for-personal-data',
  sparesQuotes: true,
  patterns: [
    /\b(?:what(?:'s| is)|tell me|give me|may i (?:have|know)|can you (?:tell|give) me) your (?:full |last |first |home )?(?:name|age|address|phone(?: number)?|birthday|password|school id)\b|\bhow old are you\b|\bwhere do you live\b/,
    /\bwie (?:heisst|alt bist) du\b|\bwo wohnst du\b|\bcomment t'appelles-tu\b|\bquel age as-tu\b|\bou habites-tu\b|\bcomo te llamas\b|\bcuantos anos tienes\b|\bdonde vives\b/,
  ],
  examples: ['What is your name?', 'How old are you?', 'Wo wohnst du?'],
  ordinary: ['Please write your name on the form.', 'Children of your age meet on Mondays.'],
};
