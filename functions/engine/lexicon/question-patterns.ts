/**
 * What a language's questions ask for, tested on the folded question (lower case, no accents), which starts with its
 * first word.
 */
export type QuestionPatterns = {
  /** Asks for an age, which a number answers. */
  age?: RegExp;
  when: RegExp;
  who: RegExp;
  where: RegExp;
  how: RegExp;
};

/** How a language's questions ask for contact details, tested the same way. */
export type ContactPatterns = {
  email: RegExp;
  phone: RegExp;
  /** Asks how to reach the organisation by any means. */
  reach?: RegExp;
  /** "How do I get there?" and nothing else. */
  way?: RegExp;
};
