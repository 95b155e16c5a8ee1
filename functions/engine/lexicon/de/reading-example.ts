/** The German question and reply in the reading prompt's example: the reply is in the question's language, not the page's. */
export const readingExample = {
  question: 'Kann ich am Samstag im Lesesaal arbeiten?',
  reply: 'Nein, der Lesesaal ist am Samstag geschlossen.',
};
