/** What the page of an answer says in the languages of the interface, for browsers without scripts. */
export const answerPageTexts = {
  en: {
    title: 'Your answer',
    asked: 'You asked:',
    sources: 'Sources',
    next: 'Ask another question',
    ask: 'Ask',
    back: 'Back to the assistant',
    noQuestion: 'Please type a question.',
    noAssistant: 'We could not tell which assistant you asked. Go back and ask again from its page.',
  },
  es: {
    title: 'Su respuesta',
    asked: 'Usted preguntó:',
    sources: 'Fuentes',
    next: 'Haga otra pregunta',
    ask: 'Preguntar',
    back: 'Volver al asistente',
    noQuestion: 'Escriba una pregunta.',
    noAssistant: 'No sabemos a qué asistente preguntó. Vuelva a su página y pregunte de nuevo.',
  },
  fr: {
    title: 'Votre réponse',
    asked: 'Vous avez demandé :',
    sources: 'Sources',
    next: 'Poser une autre question',
    ask: 'Demander',
    back: 'Revenir à l’assistant',
    noQuestion: 'Veuillez écrire une question.',
    noAssistant:
      'Nous ne savons pas à quel assistant vous avez posé la question. Revenez à sa page et recommencez.',
  },
  de: {
    title: 'Ihre Antwort',
    asked: 'Sie haben gefragt:',
    sources: 'Quellen',
    next: 'Noch eine Frage stellen',
    ask: 'Fragen',
    back: 'Zurück zum Assistenten',
    noQuestion: 'Bitte geben Sie eine Frage ein.',
    noAssistant:
      'Wir wissen nicht, welchen Assistenten Sie gefragt haben. Gehen Sie zurück und fragen Sie auf seiner Seite noch einmal.',
  },
  zh: {
    title: '回答',
    asked: '您的问题：',
    sources: '来源',
    next: '再问一个问题',
    ask: '提问',
    back: '返回助手',
    noQuestion: '请输入问题。',
    noAssistant: '无法确定您向哪个助手提问。请返回其页面重新提问。',
  },
  vi: {
    title: 'Câu trả lời',
    asked: 'Bạn đã hỏi:',
    sources: 'Nguồn',
    next: 'Đặt câu hỏi khác',
    ask: 'Hỏi',
    back: 'Quay lại trợ lý',
    noQuestion: 'Vui lòng nhập câu hỏi.',
    noAssistant: 'Không xác định được bạn đã hỏi trợ lý nào. Hãy quay lại trang của trợ lý và hỏi lại.',
  },
  ar: {
    title: 'إجابتك',
    asked: 'سؤالك:',
    sources: 'المصادر',
    next: 'اطرح سؤالًا آخر',
    ask: 'اسأل',
    back: 'العودة إلى المساعد',
    noQuestion: 'اكتب سؤالًا من فضلك.',
    noAssistant: 'لم نتمكن من معرفة المساعد الذي سألته. عد إلى صفحته واسأل مرة أخرى.',
  },
} as const;

export type PageLanguage = keyof typeof answerPageTexts;

/** The first language of an Accept-Language header that the page speaks; English where it speaks none of them. RFC 9110, 12.5.4. */
export function readPageLanguage(header = ''): PageLanguage {
  const wanted = header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.split('-')[0], weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((left, right) => right.weight - left.weight);
  return wanted.map(({ tag }) => tag).find(isPageLanguage) ?? 'en';
}

function isPageLanguage(tag: string | undefined): tag is PageLanguage {
  return tag !== undefined && Object.hasOwn(answerPageTexts, tag);
}
