/** Languages of the rule replies. Visitors with another language get English. */
export const conductLanguages = ['en', 'de', 'fr', 'es'] as const;
/** Placeholders: `{organisation}` and the help lines `{crisis}`, `{abuse}` and `{emergency}`. */
type Says = Readonly<Record<(typeof conductLanguages)[number], string>>;

/** A kind of visitor message that a professional's assistant must not simply answer. */
export type AskRule = {
  /** Intent stored with the reply. */
  id: string;
  /**
   * `stop`: the reply is the whole answer. `note`: it precedes what the website says. `quiet`: no reply, but
   * the assistant asks for neither name nor address for the rest of the conversation.
   */
  kind: 'stop' | 'note' | 'quiet';
  /** Matched against the lowercased message without accents; one match is enough. */
  patterns: readonly RegExp[];
  says: Says;
  /** Outcome when the website has no answer: `handoff` asks whom to call back, unless urgent; `refused` is advice. */
  outcome: 'handoff' | 'smalltalk' | 'refused';
  /** Takes precedence over everything, including leaving a message for a person. */
  isUrgent?: true;
  /** Speaks only where the website has no certain answer: "can I …" may ask about the firm or about the law. */
  yieldsToAnswer?: true;
  /** The reply ends with how to reach a person at the organisation. */
  namesPerson?: true;
  examples: readonly string[];
  /** Harmless questions that look similar; they must not match. */
  ordinary: readonly string[];
};

/** Something no reply may say. */
export type ReplyRule = {
  id: string;
  /** Matched against each lowercased sentence without accents. */
  patterns: readonly RegExp[];
  /** Allows verbatim source quotes: a firm's people may call themselves attorneys. */
  sparesQuotes?: true;
  examples: readonly string[];
  ordinary: readonly string[];
};

/** Numbers masked before a message is read or stored: a pattern's first group, or else the whole match. */
export type NumberRule = {
  id: string;
  pattern: RegExp;
  examples: readonly string[];
  ordinary: readonly string[];
};

/** What a brand's assistants must not answer, say or store. */
export type RulePack = {
  asks: readonly AskRule[];
  replies: readonly ReplyRule[];
  numbers: readonly NumberRule[];
};

/**
 * `no-answer`: any reply that claims no answer. `refusal`: the engine's own reply to instructions and
 * insults.
 */
export type Expectation = 'no-answer' | 'refusal' | AskRule['id'];

/** A message that tries to make an assistant break its rules. */
export type HostilePrompt = { id: string; prompt: string; expects: Expectation };
