/** How a language bounds, pairs and orders numbers, and calls people; on folded text unless it says otherwise. */
export type NumberWords = {
  /** Between the ends of a range; on text as written. */
  rangeJoiner?: RegExp;
  /** Between two that follow each other; on text as written. */
  pairJoiner?: RegExp;
  /** Before the lowest number. */
  atLeast?: RegExp;
  /** May stand between such a word and its number, with its blank. */
  boundBefore?: RegExp;
  /** After a number of years. */
  years?: RegExp;
  /** After the lowest number, with the blank before it. */
  orMore?: RegExp;
  /** Before a number that is too low. */
  moreThan?: RegExp;
  /** Before the highest number. */
  atMost?: RegExp;
  /** Before a number that is too high. */
  lessThan?: RegExp;
  /** After numbers of money, times and distances, and not those of ages, weights and groups. */
  measures?: RegExp;
  /** From the first to the tenth. */
  ordinals?: readonly RegExp[];
  /** What is open to all, once: that is said of an event and not of a door; on text as written. */
  openEvent?: RegExp;
  /** Before a name, parted by blanks. */
  honorifics?: string;
};
