/** How a page tries to give an assistant orders. Patterns match in any case. */
export type InstructionWords = {
  /** Whole orders, with their edges. */
  patterns: readonly RegExp[];
  /** Orders to a machine what to say, by their parts: `machine-orders.ts` joins them. */
  toMachine: MachineOrderWords;
};

/** Sources of patterns; parts that a language does not have are left out. */
export type MachineOrderWords = {
  /** What only a machine is called. */
  machine: string;
  /** What people are called too: "assistant". */
  person?: string;
  /** Words between the start of a clause and its noun: articles and the like. */
  before?: string;
  /** Greets or calls before the machine: "Dear AI", "Note to all chatbots". */
  call?: string;
  /** Stands before the machine that is addressed, and before readers too: "For the assistant: say". */
  prefix?: string;
  /** "If you are an AI". */
  ifYouAre?: string;
  /** Between the machine and its verb: "which reads this page". */
  who?: string;
  /** In the condition of an order: "when asked about prices, answer". */
  asked?: string;
  must: string;
  /** Before an order: "please", "always", "do not". */
  polite?: string;
  /** Verbs of saying, as orders and infinitives. */
  say: string;
  /** What may stand between the machine's duty and a verb of saying at the end of its clause; by default a few words. */
  told?: string;
  /** "by", "by the". */
  by?: string;
  /** After a person's duty to say: whom, or what. "Assistants must tell the head" is about people. */
  visitors?: string;
  /** Written without spaces, or with endings on each word: parts need no edges. */
  isJoined?: true;
};
