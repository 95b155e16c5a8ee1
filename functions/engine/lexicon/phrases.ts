/**
 * Sentences that frame a reply, in the visitor's language, with placeholders such as `{organisation}` and `{phone}`.
 */
export type Phrases = {
  greeting: string;
  thanks: string;
  goodbye: string;
  identity: string;
  howAreYou: string;
  unsure: string;
  /** Above quotes of which one may be the answer. */
  websiteSays: string;
  declined: string;
  closestPage: string;
  otherQuestion: string;
  refused: string;
  abuse: string;
  opening: string;
  complaint: string;
  privacy: string;
  handoff: string;
  handoffWithoutContact: string;
  contactOffer: string;
  phone: string;
  email: string;
  past: string;
  /** Leads to a quote in another language than the visitor's; `{language}` is its name. */
  foreignQuote: string;
  /** Beside a refusal to advise; `{title}` is the page's. */
  topicPage: string;
  /** To “Do you speak Spanish?”: that the assistant answers in `{language}`. */
  repliesIn: string;
  /** That the website doesn't say whether the staff speak `{language}`. */
  staffLanguage: string;
};
