export type AnswerPageTexts = {
  title: string;
  asked: string;
  sources: string;
  next: string;
  ask: string;
  back: string;
  noQuestion: string;
  noAssistant: string;
  /** Below an answer by mail, and where a mail had attachments. */
  automatic: string;
  attachmentsLeft: string;
};

/** Texts of the answer page for browsers without JavaScript, and of answers by mail. */
export const answerPageTexts: AnswerPageTexts = {
  title: 'Your answer',
  asked: 'You asked:',
  sources: 'Sources',
  next: 'Ask another question',
  ask: 'Ask',
  back: 'Back to the assistant',
  noQuestion: 'Please type a question.',
  noAssistant: 'We could not tell which assistant you asked. Go back and ask again from its page.',
  automatic:
    'This is an automatic answer of the assistant of {name}. Reply to this mail to ask more, or write that you would like to hear from a person.',
  attachmentsLeft: 'Attachments are not read. Please write what you would like to know.',
};
