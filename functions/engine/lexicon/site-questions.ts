/** Pages that visitors look for, in the order in which they are offered. */
export const linkTopics = [
  'contact',
  'about',
  'admission',
  'prices',
  'events',
  'services',
  'team',
  'faq',
] as const;

type Asked = 'hours' | 'address' | 'phone' | 'email' | 'person' | 'price' | 'topic' | 'spoken';

/** What an organisation's page offers a visitor to ask and to open; patterns are on text as written. */
export type SiteQuestions = {
  /** By the kind of fact that answers it; `{label}` is the fact's role or thing, the heading of a topic, or a language. */
  asked: Readonly<Record<Asked, string>>;
  /** Begins a heading that a visitor might ask. */
  opensQuestion?: RegExp;
  /** Small words with which no label ends. */
  endsNoLabel?: RegExp;
  /** In the titles or addresses of pages. */
  links: Readonly<Partial<Record<(typeof linkTopics)[number], RegExp>>>;
};
