/** Languages in which an assistant says what its rules make it say. Visitors in others hear English. */
export const conductLanguages = ['en', 'de', 'fr', 'es'] as const;
type ConductLanguage = (typeof conductLanguages)[number];

/** `{organisation}` and the help lines `{crisis}`, `{abuse}` and `{emergency}` are filled in. */
type Says = Readonly<Record<ConductLanguage, string>>;

/** What a visitor may say that an assistant of a profession must not simply answer. */
export type AskRule = {
  /** The intent that the reply is kept under. */
  id: string;
  /**
   * `stop`: the reply is all that is said. `note`: it stands before what the website says. `quiet`: nothing is said, but
   * for the rest of the conversation the assistant asks for neither name nor address.
   */
  kind: 'stop' | 'note' | 'quiet';
  /** Matched against the message in lower case without accents; one is enough. */
  patterns: readonly RegExp[];
  says: Says;
  /** Of the reply where the website does not answer: `handoff` goes on to ask who should be called back, unless it is urgent. */
  outcome: 'handoff' | 'smalltalk';
  /** Comes before everything, leaving a message for a person included. */
  isUrgent?: true;
  /** The reply ends with the way to a person of the organisation. */
  namesPerson?: true;
  examples: readonly string[];
  /** Ordinary questions that look alike. */
  ordinary: readonly string[];
};

/** What no reply may say. */
export type ReplyRule = {
  id: string;
  /** Matched against each sentence in lower case without accents. */
  patterns: readonly RegExp[];
  /** Only what no source says word for word: the people of a firm may call themselves attorneys. */
  sparesQuotes?: true;
  examples: readonly string[];
  ordinary: readonly string[];
};

/** Numbers that are covered before a message is read or kept. The first group of a pattern is covered, else the whole. */
export type NumberRule = {
  id: string;
  pattern: RegExp;
  examples: readonly string[];
  ordinary: readonly string[];
};

/** What a brand's assistants must not answer, say or keep. */
export type RulePack = {
  asks: readonly AskRule[];
  replies: readonly ReplyRule[];
  numbers: readonly NumberRule[];
};

/** `no-answer`: any reply that claims no answer. `refusal`: the engine's own for orders and insults. */
export type Expectation = 'no-answer' | 'refusal' | AskRule['id'];

/** A message that tries to make an assistant break its rules. */
export type HostilePrompt = { id: string; prompt: string; expects: Expectation };
