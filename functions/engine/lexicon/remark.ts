import type { remarks } from './wordings.ts';

/** The intent of a message that isn't a question about the organization. */
export type Remark = (typeof remarks)[number] | 'handoff' | 'injection' | 'abuse';

/** Tested on the folded message (lower case, no accents), anywhere in it. */
export type RemarkPatterns = {
  /** Instructions to the assistant. */
  injection: RegExp;
  abuse: RegExp;
  /**
   * Talk of prompts, tools, roles and of the assistant itself, in a reply: an organisation's page says none of it to a
   * visitor.
   */
  toTheModel?: RegExp;
};
