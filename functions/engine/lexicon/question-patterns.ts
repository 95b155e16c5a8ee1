/**
 * What the questions of a language ask for, tested on the folded question (lower case, no accents), which begins with its
 * first word.
 */
export type QuestionPatterns = {
  /** Its words mean nothing else in the other languages, so it is tried before those that share theirs. */
  isTriedFirst?: true;
  /** Whether somebody pays is asked, and not how much. */
  covers?: RegExp;
  howLong: RegExp;
  whatTime: RegExp;
  /** For an age, which a number answers. */
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
  /** Words after which a joining word asks all the same: "tell me who", "since when", "and where". */
  beforeInterrogative?: RegExp;
};

/** How the questions of a language ask for the ways to reach the organisation, tested likewise. */
export type ContactPatterns = {
  email: RegExp;
  phone: RegExp;
  /** Words by which a question of yes or no asks for a contact detail: "can I have the phone number?". */
  anyDetail?: RegExp;
  /** Asks how to reach the organisation, by whatever way. */
  reach?: RegExp;
  /** "How do I get there?" and nothing else. */
  way?: RegExp;
};
