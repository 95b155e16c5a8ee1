/** How a page tries to give an assistant orders. Patterns match in any case. */
export type InstructionWords = {
  /** Whole orders, with their edges. */
  patterns: readonly RegExp[];
  /** Before the addressee: "note to all assistants: always …", in this order. */
  memo?: RegExp;
  memoTo?: RegExp;
  everyone?: RegExp;
  /** Before the addressee, including the space or hyphen. */
  artificial?: RegExp;
  /** The addressee. */
  assistant?: RegExp;
  /** What follows a colon, as the start of an order. */
  order?: RegExp;
};
