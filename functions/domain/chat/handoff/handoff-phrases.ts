/** Phrases used while a visitor leaves a message. Placeholders: `{organisation}`, `{name}` and `{hours}`. */
type HandoffPhrases = {
  offer: string;
  optionalName: string;
  askName: string;
  askContact: string;
  missingContact: string;
  invalidEmail: string;
  invalidPhone: string;
  cancelled: string;
  collected: string;
  tooMany: string;
  /** A person is writing, or has written. */
  personAnswers: string;
  personAnswered: string;
};

const english: HandoffPhrases = {
  offer: 'Someone at {organisation} may know. Shall I pass your question on?',
  optionalName: 'If {organisation} should get back to you, tell me your name. Or simply keep asking.',
  askName: 'I will pass your question on to {organisation}. What is your name?',
  askContact: 'Thank you, {name}. At which email address or phone number can {organisation} reach you?',
  missingContact: 'Please enter an email address or a phone number, or write “cancel”.',
  invalidEmail: 'Please enter a valid email address',
  invalidPhone: 'Please enter a valid phone number',
  cancelled: 'All right, nothing was passed on. What else would you like to know?',
  collected:
    'Thank you, {name}. I have passed your question on to {organisation}. You can expect a reply within {hours} hours.',
  tooMany:
    'Several messages were passed on from this conversation today already. Please contact {organisation} directly.',
  personAnswers:
    'A person at {organisation} is writing an answer to your message. I leave it to them, but can help with other questions.',
  personAnswered: 'A person at {organisation} has answered your message. I am back for further questions.',
};

const phrases: Record<string, HandoffPhrases> = {
  en: english,
  de: {
    offer: 'Vielleicht weiß es jemand bei {organisation}. Soll ich Ihre Frage weitergeben?',
    optionalName:
      'Wenn sich {organisation} bei Ihnen melden soll, nennen Sie mir Ihren Namen. Oder fragen Sie einfach weiter.',
    askName: 'Ich gebe Ihre Frage an {organisation} weiter. Wie ist Ihr Name?',
    askContact: 'Danke, {name}. Unter welcher E-Mail-Adresse oder Telefonnummer erreicht {organisation} Sie?',
    missingContact:
      'Bitte geben Sie eine E-Mail-Adresse oder Telefonnummer ein, oder schreiben Sie „abbrechen“.',
    invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    invalidPhone: 'Bitte geben Sie eine gültige Telefonnummer ein',
    cancelled: 'In Ordnung, es wurde nichts weitergegeben. Was möchten Sie sonst wissen?',
    collected:
      'Danke, {name}. Ich habe Ihre Frage an {organisation} weitergegeben. Sie erhalten innerhalb von {hours} Stunden eine Antwort.',
    tooMany:
      'Aus diesem Gespräch wurden heute schon mehrere Nachrichten weitergegeben. Bitte wenden Sie sich direkt an {organisation}.',
    personAnswers:
      'Bei {organisation} schreibt gerade jemand eine Antwort auf Ihre Nachricht. Ich überlasse das der Person und beantworte andere Fragen.',
    personAnswered: '{organisation} hat Ihre Nachricht beantwortet. Ich bin wieder für weitere Fragen da.',
  },
  fr: {
    offer: "Quelqu'un chez {organisation} le sait peut-être. Dois-je transmettre votre question ?",
    optionalName:
      'Si {organisation} doit vous recontacter, indiquez-moi votre nom. Ou continuez simplement à poser vos questions.',
    askName: 'Je transmets votre question à {organisation}. Quel est votre nom ?',
    askContact:
      'Merci, {name}. À quelle adresse e-mail ou à quel numéro {organisation} peut-il vous joindre ?',
    missingContact: 'Veuillez saisir une adresse e-mail ou un numéro de téléphone, ou écrivez « annuler ».',
    invalidEmail: 'Veuillez saisir une adresse e-mail valide',
    invalidPhone: 'Veuillez saisir un numéro de téléphone valide',
    cancelled: "D'accord, rien n'a été transmis. Que souhaitez-vous savoir d'autre ?",
    collected:
      "Merci, {name}. J'ai transmis votre question à {organisation}. Vous recevrez une réponse sous {hours} heures.",
    tooMany:
      "Plusieurs messages ont déjà été transmis aujourd'hui depuis cette conversation. Veuillez contacter {organisation} directement.",
    personAnswers:
      'Une personne chez {organisation} rédige la réponse à votre message. Je la laisse faire et réponds à vos autres questions.',
    personAnswered:
      'Une personne chez {organisation} a répondu à votre message. Je suis de nouveau là pour vos questions.',
  },
  es: {
    offer: 'Quizá alguien de {organisation} lo sepa. ¿Quiere que pase su pregunta?',
    optionalName:
      'Si desea que {organisation} se ponga en contacto con usted, dígame su nombre. O siga preguntando.',
    askName: 'Pasaré su pregunta a {organisation}. ¿Cómo se llama?',
    askContact: 'Gracias, {name}. ¿En qué correo o teléfono puede localizarle {organisation}?',
    missingContact: 'Escriba un correo electrónico o un teléfono, o escriba «cancelar».',
    invalidEmail: 'Escriba un correo electrónico válido',
    invalidPhone: 'Escriba un número de teléfono válido',
    cancelled: 'De acuerdo, no se ha pasado nada. ¿Qué más desea saber?',
    collected:
      'Gracias, {name}. He pasado su pregunta a {organisation}. Recibirá una respuesta en un plazo de {hours} horas.',
    tooMany:
      'Hoy ya se han pasado varios mensajes desde esta conversación. Póngase en contacto con {organisation} directamente.',
    personAnswers:
      'Una persona de {organisation} está escribiendo la respuesta a su mensaje. Se lo dejo a ella y sigo con otras preguntas.',
    personAnswered:
      'Una persona de {organisation} ha respondido a su mensaje. Vuelvo a estar aquí para más preguntas.',
  },
  ru: {
    offer: 'Возможно, это знают сотрудники {organisation}. Передать им ваш вопрос?',
    optionalName:
      'Если хотите, чтобы {organisation} с вами связалась, назовите своё имя. Или просто спрашивайте дальше.',
    askName: 'Я передам ваш вопрос в {organisation}. Как вас зовут?',
    askContact: 'Спасибо, {name}. По какому адресу почты или телефону с вами можно связаться?',
    missingContact: 'Укажите адрес почты или номер телефона либо напишите «отмена».',
    invalidEmail: 'Укажите правильный адрес почты',
    invalidPhone: 'Укажите правильный номер телефона',
    cancelled: 'Хорошо, ничего не передано. Что ещё вы хотели бы узнать?',
    collected: 'Спасибо, {name}. Я передал ваш вопрос в {organisation}. Ответ придёт в течение {hours} ч.',
    tooMany:
      'Сегодня из этого разговора уже передано несколько сообщений. Обратитесь в {organisation} напрямую.',
    personAnswers:
      'Сотрудник {organisation} пишет ответ на ваше сообщение. Я не вмешиваюсь и отвечаю на другие вопросы.',
    personAnswered: 'Сотрудник {organisation} ответил на ваше сообщение. Я снова готов отвечать на вопросы.',
  },
  ko: {
    offer: '{organisation} 담당자가 알고 있을 수 있습니다. 질문을 전달해 드릴까요?',
    optionalName: '{organisation}의 연락을 원하시면 성함을 알려 주세요. 계속 질문하셔도 됩니다.',
    askName: '질문을 {organisation}에 전달하겠습니다. 성함이 어떻게 되시나요?',
    askContact: '감사합니다, {name} 님. 연락받으실 이메일 주소나 전화번호를 알려 주세요.',
    missingContact: '이메일 주소나 전화번호를 입력하시거나 “취소”라고 적어 주세요.',
    invalidEmail: '올바른 이메일 주소를 입력해 주세요',
    invalidPhone: '올바른 전화번호를 입력해 주세요',
    cancelled: '알겠습니다. 아무것도 전달하지 않았습니다. 다른 궁금한 점이 있으신가요?',
    collected:
      '감사합니다, {name} 님. 질문을 {organisation}에 전달했습니다. {hours}시간 이내에 답변을 받으실 수 있습니다.',
    tooMany: '오늘 이 대화에서 이미 여러 메시지가 전달되었습니다. {organisation}에 직접 문의해 주세요.',
    personAnswers:
      '{organisation} 담당자가 메시지에 대한 답변을 작성하고 있습니다. 이 건은 담당자에게 맡기고 다른 질문에 답해 드리겠습니다.',
    personAnswered:
      '{organisation} 담당자가 메시지에 답변했습니다. 다른 질문이 있으시면 다시 도와드리겠습니다.',
  },
  ja: {
    offer: '{organisation}の担当者が分かるかもしれません。ご質問をお伝えしましょうか。',
    optionalName:
      '{organisation}からの連絡をご希望でしたら、お名前をお書きください。このまま質問を続けることもできます。',
    askName: 'ご質問を{organisation}に伝えます。お名前を教えてください。',
    askContact: '{name}様、ありがとうございます。ご連絡先のメールアドレスか電話番号を教えてください。',
    missingContact: 'メールアドレスか電話番号を入力するか、「キャンセル」とお書きください。',
    invalidEmail: '正しいメールアドレスを入力してください',
    invalidPhone: '正しい電話番号を入力してください',
    cancelled: '承知しました。何も伝えていません。ほかに知りたいことはありますか。',
    collected:
      '{name}様、ありがとうございます。ご質問を{organisation}に伝えました。{hours}時間以内に返信があります。',
    tooMany:
      '本日はこの会話からすでに複数のメッセージを伝えました。{organisation}に直接お問い合わせください。',
    personAnswers:
      '{organisation}の担当者がご質問への返信を書いています。この件は担当者に任せ、ほかの質問にお答えします。',
    personAnswered: '{organisation}の担当者が返信しました。ほかの質問があれば、またお答えします。',
  },
};

/** The phrases of a language, else the English ones. */
export function handoffPhrases(language: string): HandoffPhrases {
  return phrases[language] ?? english;
}
