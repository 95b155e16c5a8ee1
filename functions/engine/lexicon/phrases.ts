/**
 * Sentences that frame a reply, in the visitor's language, with placeholders such as `{organisation}` and `{phone}`.
 */
export type Phrases = {
  greeting: string;
  thanks: string;
  goodbye: string;
  /** To who takes back what they said. */
  neverMind: string;
  identity: string;
  howAreYou: string;
  unsure: string;
  /** Above quotes of which one may be the answer. */
  websiteSays: string;
  /** Where no quote is likely to answer: said first, and above the nearest quotes. */
  noSureAnswer: string;
  closest: string;
  declined: string;
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
  /** What fills `{in}`, `{from}`, `{says}` and `{topic}` of the sentences, by what the assistant knows from. */
  origins: Record<Origin, Record<'in' | 'from' | 'says' | 'topic', string>>;
};

/** Assistants know from a website, or from documents alone. */
export type Origin = 'website' | 'documents';
