import type { Language } from '#functions/engine/language/languages.ts';

/** Sentences that frame a reply, in the visitor's language. `{organisation}`, `{phone}` and so on are filled in. */
export type Phrases = {
  greeting: string;
  thanks: string;
  goodbye: string;
  identity: string;
  howAreYou: string;
  unsure: string;
  declined: string;
  closestPage: string;
  otherQuestion: string;
  refused: string;
  abuse: string;
  opening: string;
  complaint: string;
  privacy: string;
  handoff: string;
  handoffWithoutContact: string;
  contactOffer: string;
  phone: string;
  email: string;
  past: string;
};

const written: Record<Exclude<Language, 'und'>, Phrases> = {
  en: {
    greeting:
      'Hello! I am the AI assistant of {organisation}. I answer from its website. What would you like to know?',
    thanks: 'You are welcome. Is there anything else you would like to know about {organisation}?',
    goodbye: 'Goodbye, and thank you for visiting {organisation}.',
    identity:
      'I am an AI assistant of {organisation}, not a person. I answer with what its website says and show where it says so.',
    howAreYou:
      'Thank you, all is well here. I am the AI assistant of {organisation}. What would you like to know?',
    unsure: 'I am not certain that this answers your question. The closest I found:',
    declined: 'I could not find that on the website of {organisation}.',
    closestPage: 'The page “{title}” may come closest.',
    otherQuestion: 'On your other question:',
    refused: 'I can only answer questions about {organisation} from its website, so I cannot help with that.',
    abuse: 'I would like to help with questions about {organisation}. Please ask me one.',
    opening: 'I am here to help. What would you like to know about {organisation}?',
    complaint: 'I am sorry that this did not help. Please ask in other words.',
    privacy:
      'I am an AI assistant. {organisation} can read this conversation, so please leave out anything confidential.',
    handoff:
      'I am an AI assistant and cannot connect you directly, but you can reach {organisation} here: {contact}.',
    handoffWithoutContact:
      'I am an AI assistant and cannot connect you directly, and I found no phone number or e-mail address on the website of {organisation}.',
    contactOffer: 'You can ask {organisation} directly: {contact}.',
    phone: 'phone',
    email: 'e-mail',
    past: 'Please note that this date has passed.',
  },
  de: {
    greeting:
      'Guten Tag! Ich bin der KI-Assistent von {organisation} und antworte mit dem, was auf der Website steht. Was möchten Sie wissen?',
    thanks: 'Gern geschehen. Möchten Sie noch etwas über {organisation} wissen?',
    goodbye: 'Auf Wiedersehen und danke für Ihren Besuch bei {organisation}.',
    identity:
      'Ich bin ein KI-Assistent von {organisation}, kein Mensch. Ich antworte mit dem, was auf der Website steht, und zeige die Fundstelle.',
    howAreYou:
      'Danke, hier ist alles in Ordnung. Ich bin der KI-Assistent von {organisation}. Was möchten Sie wissen?',
    unsure: 'Ich bin nicht sicher, ob das Ihre Frage beantwortet. Am nächsten kommt:',
    declined: 'Dazu habe ich auf der Website von {organisation} nichts gefunden.',
    closestPage: 'Am nächsten kommt vielleicht die Seite „{title}“.',
    otherQuestion: 'Zu Ihrer anderen Frage:',
    refused: 'Ich kann nur Fragen zu {organisation} anhand der Website beantworten und dabei nicht helfen.',
    abuse: 'Ich helfe gern bei Fragen zu {organisation}. Bitte stellen Sie mir eine.',
    opening: 'Ich helfe gern. Was möchten Sie über {organisation} wissen?',
    complaint: 'Es tut mir leid, dass das nicht geholfen hat. Bitte fragen Sie es mit anderen Worten.',
    privacy:
      'Ich bin ein KI-Assistent. {organisation} kann dieses Gespräch lesen; bitte schreiben Sie nichts Vertrauliches.',
    handoff:
      'Ich bin ein KI-Assistent und kann Sie nicht direkt verbinden. So erreichen Sie {organisation}: {contact}.',
    handoffWithoutContact:
      'Ich bin ein KI-Assistent und kann Sie nicht direkt verbinden; eine Telefonnummer oder E-Mail-Adresse habe ich auf der Website von {organisation} nicht gefunden.',
    contactOffer: 'Sie können {organisation} direkt fragen: {contact}.',
    phone: 'Telefon',
    email: 'E-Mail',
    past: 'Bitte beachten Sie, dass dieses Datum vorbei ist.',
  },
  fr: {
    greeting:
      "Bonjour ! Je suis l'assistant IA de {organisation} et je réponds à partir de son site. Que souhaitez-vous savoir ?",
    thanks: 'Avec plaisir. Souhaitez-vous savoir autre chose sur {organisation} ?',
    goodbye: 'Au revoir, et merci de votre visite chez {organisation}.',
    identity:
      "Je suis un assistant IA de {organisation}, pas une personne. Je réponds avec ce que dit son site et j'indique où.",
    howAreYou: "Merci, tout va bien. Je suis l'assistant IA de {organisation}. Que souhaitez-vous savoir ?",
    unsure: 'Je ne suis pas certain que cela réponde à votre question. Voici le plus proche :',
    declined: "Je n'ai pas trouvé cela sur le site de {organisation}.",
    closestPage: 'La page « {title} » est peut-être la plus proche.',
    otherQuestion: 'Pour votre autre question :',
    refused:
      'Je ne peux répondre qu’aux questions sur {organisation} à partir de son site ; je ne peux donc pas vous aider pour cela.',
    abuse: 'Je réponds volontiers aux questions sur {organisation}. Posez-m’en une.',
    opening: 'Je suis là pour vous aider. Que souhaitez-vous savoir sur {organisation} ?',
    complaint: 'Je suis désolé que cela ne vous ait pas aidé. Posez votre question en d’autres termes.',
    privacy:
      'Je suis un assistant IA. {organisation} peut lire cette conversation ; n’y écrivez rien de confidentiel.',
    handoff:
      'Je suis un assistant IA et ne peux pas vous mettre en relation, mais vous pouvez joindre {organisation} ici : {contact}.',
    handoffWithoutContact:
      "Je suis un assistant IA et ne peux pas vous mettre en relation, et je n'ai trouvé ni téléphone ni e-mail sur le site de {organisation}.",
    contactOffer: 'Vous pouvez demander directement à {organisation} : {contact}.',
    phone: 'téléphone',
    email: 'e-mail',
    past: 'Attention, cette date est passée.',
  },
  es: {
    greeting:
      '¡Hola! Soy el asistente de IA de {organisation} y respondo con lo que dice su sitio web. ¿Qué desea saber?',
    thanks: 'De nada. ¿Desea saber algo más sobre {organisation}?',
    goodbye: 'Adiós, y gracias por visitar {organisation}.',
    identity:
      'Soy un asistente de IA de {organisation}, no una persona. Respondo con lo que dice su sitio web y muestro dónde lo dice.',
    howAreYou: 'Gracias, todo va bien. Soy el asistente de IA de {organisation}. ¿Qué desea saber?',
    unsure: 'No estoy seguro de que esto responda a su pregunta. Lo más cercano:',
    declined: 'No he encontrado eso en el sitio web de {organisation}.',
    closestPage: 'Quizá lo más cercano sea la página «{title}».',
    otherQuestion: 'Sobre su otra pregunta:',
    refused:
      'Solo puedo responder preguntas sobre {organisation} a partir de su sitio web, así que no puedo ayudarle con eso.',
    abuse: 'Con gusto respondo preguntas sobre {organisation}. Hágame una, por favor.',
    opening: 'Estoy aquí para ayudar. ¿Qué desea saber sobre {organisation}?',
    complaint: 'Lamento que esto no le haya ayudado. Pregúntelo con otras palabras, por favor.',
    privacy:
      'Soy un asistente de IA. {organisation} puede leer esta conversación; no escriba nada confidencial, por favor.',
    handoff:
      'Soy un asistente de IA y no puedo comunicarle directamente, pero puede contactar con {organisation} aquí: {contact}.',
    handoffWithoutContact:
      'Soy un asistente de IA y no puedo comunicarle directamente, y no he encontrado teléfono ni correo en el sitio web de {organisation}.',
    contactOffer: 'Puede preguntar directamente a {organisation}: {contact}.',
    phone: 'teléfono',
    email: 'correo',
    past: 'Tenga en cuenta que esta fecha ya ha pasado.',
  },
  ru: {
    greeting:
      'Здравствуйте! Я ИИ-ассистент организации {organisation} и отвечаю по её сайту. Что вы хотели бы узнать?',
    thanks: 'Пожалуйста. Хотите узнать ещё что-нибудь об организации {organisation}?',
    goodbye: 'До свидания, спасибо за посещение сайта {organisation}.',
    identity:
      'Я ИИ-ассистент организации {organisation}, а не человек. Я отвечаю тем, что написано на сайте, и показываю где.',
    howAreYou: 'Спасибо, всё хорошо. Я ИИ-ассистент организации {organisation}. Что вы хотели бы узнать?',
    unsure: 'Я не уверен, что это отвечает на ваш вопрос. Ближе всего вот что:',
    declined: 'На сайте {organisation} я этого не нашёл.',
    closestPage: 'Возможно, ближе всего страница «{title}».',
    otherQuestion: 'О другом вашем вопросе:',
    refused:
      'Я могу отвечать только на вопросы об организации {organisation} по её сайту и не могу помочь с этим.',
    abuse: 'Я с удовольствием отвечу на вопросы об организации {organisation}.',
    opening: 'Я готов помочь. Что вы хотели бы узнать об организации {organisation}?',
    complaint: 'Мне жаль, что это не помогло. Пожалуйста, спросите другими словами.',
    privacy:
      'Я ИИ-ассистент. Сотрудники организации {organisation} могут читать этот разговор, поэтому не пишите ничего конфиденциального.',
    handoff:
      'Я ИИ-ассистент и не могу соединить вас напрямую, но связаться с {organisation} можно так: {contact}.',
    handoffWithoutContact:
      'Я ИИ-ассистент и не могу соединить вас напрямую; телефона или почты на сайте {organisation} я не нашёл.',
    contactOffer: 'Вы можете спросить {organisation} напрямую: {contact}.',
    phone: 'телефон',
    email: 'почта',
    past: 'Обратите внимание: эта дата уже прошла.',
  },
  ko: {
    greeting:
      '안녕하세요! {organisation}의 AI 도우미입니다. 웹사이트 내용을 바탕으로 답해 드립니다. 무엇이 궁금하신가요?',
    thanks: '천만에요. {organisation}에 대해 더 궁금한 점이 있으신가요?',
    goodbye: '안녕히 가세요. {organisation} 홈페이지를 찾아 주셔서 감사합니다.',
    identity:
      '저는 사람이 아니라 {organisation}의 AI 도우미입니다. 웹사이트에 적힌 내용으로 답하고 출처를 보여 드립니다.',
    howAreYou: '감사합니다, 잘 지내고 있습니다. {organisation}의 AI 도우미입니다. 무엇이 궁금하신가요?',
    unsure: '질문에 대한 답인지 확실하지 않습니다. 가장 가까운 내용은 다음과 같습니다:',
    declined: '{organisation} 웹사이트에서 해당 내용을 찾지 못했습니다.',
    closestPage: '“{title}” 페이지가 가장 가까울 수 있습니다.',
    otherQuestion: '다른 질문에 대해서는:',
    refused: '{organisation} 웹사이트에 관한 질문에만 답할 수 있어 이 요청은 도와드릴 수 없습니다.',
    abuse: '{organisation}에 관한 질문을 도와드리겠습니다. 궁금한 점을 물어봐 주세요.',
    opening: '도와드리겠습니다. {organisation}에 대해 무엇이 궁금하신가요?',
    complaint: '도움이 되지 못해 죄송합니다. 다른 말로 다시 물어봐 주세요.',
    privacy:
      '저는 AI 도우미입니다. {organisation}에서 이 대화를 읽을 수 있으니 비밀로 해야 할 내용은 적지 말아 주세요.',
    handoff:
      '저는 AI 도우미라 직접 연결해 드릴 수 없지만, {organisation}에 이렇게 연락하실 수 있습니다: {contact}.',
    handoffWithoutContact:
      '저는 AI 도우미라 직접 연결해 드릴 수 없고, {organisation} 웹사이트에서 전화번호나 이메일을 찾지 못했습니다.',
    contactOffer: '{organisation}에 직접 문의하실 수 있습니다: {contact}.',
    phone: '전화',
    email: '이메일',
    past: '이 날짜는 이미 지났습니다.',
  },
  ja: {
    greeting:
      'こんにちは。{organisation}のAIアシスタントです。ウェブサイトの内容をもとにお答えします。何をお知りになりたいですか？',
    thanks: 'どういたしまして。{organisation}について、ほかに知りたいことはありますか？',
    goodbye: 'さようなら。{organisation}のサイトをご利用いただき、ありがとうございました。',
    identity:
      '私は人間ではなく、{organisation}のAIアシスタントです。ウェブサイトに書かれている内容でお答えし、その箇所をお見せします。',
    howAreYou:
      'ありがとうございます、元気です。{organisation}のAIアシスタントです。何をお知りになりたいですか？',
    unsure: 'ご質問の答えかどうか確かではありません。最も近い記載は次のとおりです：',
    declined: '{organisation}のウェブサイトには、その記載が見つかりませんでした。',
    closestPage: '「{title}」のページが最も近いかもしれません。',
    otherQuestion: 'もう一つのご質問について：',
    refused: '{organisation}のウェブサイトに関するご質問にのみお答えできるため、お手伝いできません。',
    abuse: '{organisation}に関するご質問でしたらお手伝いします。ご質問をどうぞ。',
    opening: 'お手伝いします。{organisation}について、何をお知りになりたいですか？',
    complaint: 'お役に立てず申し訳ありません。別の言い方でもう一度お尋ねください。',
    privacy:
      '私はAIアシスタントです。{organisation}はこの会話を読むことができますので、機密の内容は書かないでください。',
    handoff:
      'AIアシスタントのため直接おつなぎできませんが、{organisation}にはこちらからご連絡いただけます：{contact}。',
    handoffWithoutContact:
      'AIアシスタントのため直接おつなぎできません。{organisation}のウェブサイトには電話番号もメールアドレスも見つかりませんでした。',
    contactOffer: '{organisation}に直接お問い合わせいただけます：{contact}。',
    phone: '電話',
    email: 'メール',
    past: 'この日付はすでに過ぎていますのでご注意ください。',
  },
};

/** By language of the question; English where a language has none of its own. */
export const phrases: Record<Language, Phrases> = { ...written, und: written.en };

/** Fills the blanks of a phrase. */
export function fill(phrase: string, blanks: Record<string, string>): string {
  return phrase.replace(/\{(\w+)\}/g, (whole, name: string) => blanks[name] ?? whole);
}
