export type AnswerPageTexts = {
  title: string;
  asked: string;
  sources: string;
  next: string;
  ask: string;
  back: string;
  noQuestion: string;
  noAssistant: string;
};

/** Texts of the answer page for browsers without JavaScript. */
export const answerPageTexts: AnswerPageTexts = {
  title: 'Your answer',
  asked: 'You asked:',
  sources: 'Sources',
  next: 'Ask another question',
  ask: 'Ask',
  back: 'Back to the assistant',
  noQuestion: 'Please type a question.',
  noAssistant: 'We could not tell which assistant you asked. Go back and ask again from its page.',
};
