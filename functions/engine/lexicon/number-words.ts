/** How a language bounds, pairs and orders numbers, and addresses people; on folded text unless stated otherwise. */
export type NumberWords = {
  /** Between the ends of a range; on text as written. */
  rangeJoiner?: RegExp;
  /** Between two consecutive numbers; on text as written. */
  pairJoiner?: RegExp;
  /** Before an inclusive lower bound. */
  atLeast?: RegExp;
  /** Optional between such a word and its number, including the space. */
  boundBefore?: RegExp;
  /** After a number of years. */
  years?: RegExp;
  /** After an inclusive lower bound, including the space before it. */
  orMore?: RegExp;
  /** Before an exclusive lower bound. */
  moreThan?: RegExp;
  /** Before an inclusive upper bound. */
  atMost?: RegExp;
  /** Before an exclusive upper bound. */
  lessThan?: RegExp;
  /** After amounts, times and distances, but not after ages, weights and groups. */
  measures?: RegExp;
  /** From the first to the tenth. */
  ordinals?: readonly RegExp[];
  /** An open event, such as an open house, where "open" isn't about opening hours; on text as written. */
  openEvent?: RegExp;
  /** Before a name, space-separated. */
  honorifics?: string;
};
