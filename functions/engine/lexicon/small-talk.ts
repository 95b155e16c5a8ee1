/** What a message wants that is no question to the site. */
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
 * Whole messages by what they want, without punctuation, parted by strokes and lines. Whoever says them otherwise is
 * understood as asking.
 */
export type SmallTalkPhrases = Readonly<Partial<Record<Remark, string>>>;

/** Tested on the folded message (lower case, no accents). Without anchors stand those that are joined with others. */
export type RemarkPatterns = {
  /** Orders to the assistant, anywhere in a message. */
  injection: RegExp;
  /**
   * Talk of prompts, tools, roles and of the assistant itself, in a reply: an organisation's page says none of it to a
   * visitor.
   */
  toTheModel?: RegExp;
  abuse: RegExp;
  greeting: RegExp;
  /** Who is greeted, after a greeting. */
  greeted?: RegExp;
  thanks: RegExp;
  /** What thanks are for, and how many, after them. */
  thankedFor?: RegExp;
  goodbye: RegExp;
  identity: RegExp;
  howAreYou?: RegExp;
  /** Wishes to talk to a person, anywhere in a message. */
  handoff: RegExp;
  /** What stands before a calculation. */
  calculation?: RegExp;
  operator?: RegExp;
  /** Asks what the assistant likes. */
  opinion?: RegExp;
  /** What visitors say before and after what they want. */
  leadingFiller?: RegExp;
  trailingFiller?: RegExp;
};
