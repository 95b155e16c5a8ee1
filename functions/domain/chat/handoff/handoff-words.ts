/** Words that suggest a visitor wants more than an answer: document 3 section 4. */
const intakePattern =
  /\b(?:admission|enroll|visit|contact|principal|schedule|tour|apply)(?:s|d|ed|ing|ment|ments)?\b/i;

/** Whole messages that cancel leaving a message, in every assistant language. */
const cancelPattern =
  /^(?:(?:please )?(?:cancel|stop|abort|never ?mind|forget it)|no|no,? thanks?(?: you)?|not now|abbrechen|stopp|nein|nein,? danke|vergiss es|annuler|arr[êe]te[rz]?|non|non,? merci|laisse(?:z)? tomber|cancelar|no,? gracias|d[ée]jalo|отмена|отменить|стоп|нет|нет,? спасибо|취소|아니요|괜찮아요|キャンセル|いいえ|やめる|取消|不用了?|不用,?谢谢|hủy|không|không,? cảm ơn|إلغاء|لا|لا,? شكرا)[\s.!。]*$/iu;

/** Whole messages that accept an offer. */
const consentPattern =
  /^(?:yes|yeah|yep|sure|ok|okay|please|please do|go ahead|ja|gerne|klar|oui|volontiers|s[íi]|claro|vale|да|конечно|хорошо|네|예|はい|お願いします|是|好|好的|可以|vâng|có|được|نعم|حسنا)(?:[ ,]+(?:please|please do|do|thanks|thank you|bitte|gerne|s'il vous pla[îi]t|por favor|пожалуйста))?[\s.!。]*$/iu;

/** Words of somebody who says something for a person, rather than looks for it. */
const additionPattern =
  /(?<!\p{L})(?:please|i|i'm|i'll|i've|me|my|bitte|ich|mich|mir|meine?[nrsm]?|s'il (?:vous|te) pla[îi]t|je|j'\p{L}+|moi|mon|ma|mes|por favor|yo|me|mi|mis|пожалуйста|я|меня|мне|мой|моя|мои|부탁\p{L}*|제|저는|제가|ください|お願い\p{L}*|私)(?!\p{L})/iu;
const fewestWordsOfAddition = 3;

/** First words that start a question and hardly ever a name. */
const questionWordPattern =
  /^(?:what|when|where|who|whose|why|how|which|wann|wo|wer|wie|warum|was|welche\w*|wieviel|quand|où|qui|comment|pourquoi|quel\w*|combien|cu[áa]ndo|d[óo]nde|qui[ée]n|c[óo]mo|qu[ée]|cu[áa]l|cu[áa]nto\w*|когда|где|кто|как|почему|что|сколько|какой|какая|какие)(?!\p{L})/iu;

/** Whether a message contains one of the words that prompt for a name. */
export function mentionsIntake(message: string): boolean {
  return intakePattern.test(message);
}

export function isCancel(message: string): boolean {
  return cancelPattern.test(message.trim());
}

export function isConsent(message: string): boolean {
  return consentPattern.test(message.trim());
}

/** Whether a message says something more for the person who got the visitor's message: "Please call me tomorrow". */
export function isAddition(message: string): boolean {
  const text = message.trim().replaceAll('’', "'");
  const isLong = text.split(/\s+/).length >= fewestWordsOfAddition || /^[^\p{Lu}\p{Ll}]+$/u.test(text);
  return isLong && additionPattern.test(text) && !isQuestion(text) && !isCancel(text) && !isConsent(text);
}

/** Whether a message looks like a question by form alone. */
export function isQuestion(message: string): boolean {
  return /[?？؟]\s*$/.test(message) || questionWordPattern.test(message.trim());
}
