/**
 * What a language's questions ask for, tested on the folded question (lower case, no accents), which starts with its
 * first word.
 */
export type QuestionPatterns = {
  /** Its words mean nothing in other languages, so it is tried before those with shared words. */
  isTriedFirst?: true;
  /** Asks whether somebody pays, not how much. */
  covers?: RegExp;
  howLong: RegExp;
  whatTime: RegExp;
  /** Asks for an age, which a number answers. */
  age?: RegExp;
  howMany: RegExp;
  howMuch: RegExp;
  when: RegExp;
  who: RegExp;
  where: RegExp;
  how: RegExp;
  yesNo: RegExp;
  /** Words that ask at the start of a clause and join clauses elsewhere: "kids who read". */
  joiningWord?: RegExp;
  /** Words after which a joining word still asks: "tell me who", "since when", "and where". */
  beforeInterrogative?: RegExp;
};

/** How a language's questions ask for contact details, tested the same way. */
export type ContactPatterns = {
  email: RegExp;
  phone: RegExp;
  /** Words by which a yes-no question asks for a contact detail: "can I have the phone number?". */
  anyDetail?: RegExp;
  /** Asks how to reach the organisation by any means. */
  reach?: RegExp;
  /** "How do I get there?" and nothing else. */
  way?: RegExp;
};
