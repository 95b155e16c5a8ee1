/** Phrases used while a visitor leaves a message. Placeholders: `{organisation}`, `{name}`, `{hours}` (“24 hours”), `{when}` (one of `within` and `by`) and the parts of a deadline. */
export type HandoffPhrases = {
  offer: string;
  optionalName: string;
  /** To who wants a person and has asked nothing; its word for skipping is one of the lexicon's `skip`. */
  askQuestion: string;
  askName: string;
  /** After a message was passed on without one. */
  askNameToo: string;
  askContact: string;
  missingContact: string;
  invalidEmail: string;
  invalidPhone: string;
  cancelled: string;
  collected: string;
  /** After it, where a time is promised. */
  expectReply: string;
  /** What fills `{when}`: without office hours, and counted from them. */
  within: string;
  by: string;
  /** Beside a phone number, by the office hours. */
  openNow: string;
  closedNow: string;
  /** To what a visitor says after a message was passed on, and to their no and yes. */
  offerAddition: string;
  notAdded: string;
  added: string;
  tooMany: string;
  /** A person is writing, or has written. */
  personAnswers: string;
  personAnswered: string;
  /** A person is in the chat themselves, and has left it. */
  personJoined: string;
  personLeft: string;
};

export const handoffPhrases: HandoffPhrases = {
  offer: 'Shall I ask someone at {organisation}?',
  optionalName: 'If {organisation} should get back to you, tell me your name. Or simply keep asking.',
  askQuestion: 'What is it about? You can skip this.',
  askName: 'I will pass your question on to {organisation}. What is your name?',
  askNameToo: 'What is your name?',
  askContact: 'Thank you, {name}. At which email address or phone number can {organisation} reach you?',
  missingContact: 'Please enter an email address or a phone number, or write “cancel”.',
  invalidEmail: 'Please enter a valid email address',
  invalidPhone: 'Please enter a valid phone number. An email address will do as well.',
  cancelled: 'All right, nothing was passed on. What else would you like to know?',
  collected: 'Thank you, {name}. I have passed your question on to {organisation}.',
  expectReply: 'You can expect a reply {when}.',
  within: 'within {hours}',
  by: 'by {day}, {time} ({zone})',
  openNow: 'The office is open now, until {time} ({zone}).',
  closedNow: 'The office is closed now. It opens {day} at {time} ({zone}).',
  offerAddition: 'Shall I add this to your message to {organisation}?',
  notAdded: 'All right, your message stays as it is. What else would you like to know?',
  added: 'I have added this to your message to {organisation}.',
  tooMany:
    'Several messages were passed on from this conversation today already. Please contact {organisation} directly.',
  personAnswers:
    'A person at {organisation} is writing an answer to your message. I leave it to them, but can help with other questions.',
  personAnswered: 'A person at {organisation} has answered your message. I am back for further questions.',
  personJoined: '{name} of {organisation} is in this chat now. I stay silent until they hand it back.',
  personLeft: 'I am answering again.',
};
