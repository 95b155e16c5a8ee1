/** The intent of a message that isn't a question about the site. */
export type Remark =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'identity'
  | 'howAreYou'
  | 'handoff'
  | 'opening'
  | 'complaint'
  | 'privacy'
  | 'offTopic'
  | 'injection'
  | 'abuse';

/**
 * Whole messages by intent, without punctuation, separated by bars and line breaks. Any other wording counts as a
 * question.
 */
export type SmallTalkPhrases = Readonly<Partial<Record<Remark, string>>>;

/** Tested on the folded message (lower case, no accents). Patterns without anchors are joined with others. */
export type RemarkPatterns = {
  /** Instructions to the assistant, anywhere in a message. */
  injection: RegExp;
  /**
   * Talk of prompts, tools, roles and of the assistant itself, in a reply: an organisation's page says none of it to a
   * visitor.
   */
  toTheModel?: RegExp;
  abuse: RegExp;
  greeting: RegExp;
  /** The addressee after a greeting. */
  greeted?: RegExp;
  thanks: RegExp;
  /** The reason or amount after thanks. */
  thankedFor?: RegExp;
  goodbye: RegExp;
  identity: RegExp;
  howAreYou?: RegExp;
  /** Requests for a person, anywhere in a message. */
  handoff: RegExp;
  /** Before a calculation. */
  calculation?: RegExp;
  operator?: RegExp;
  /** Asks for the assistant's opinion. */
  opinion?: RegExp;
  /** Filler words before and after a request. */
  leadingFiller?: RegExp;
  trailingFiller?: RegExp;
};
