/** What pages are about, by the words of their address and of the links to them. */
export const topicNames = [
  'contact',
  'prices',
  'joining',
  'questions',
  'people',
  'offer',
  'rules',
  'dates',
  'legalNotice',
  'proof',
  'machine',
  'listing',
  'news',
  'smallPrint',
] as const;
export type TopicName = (typeof topicNames)[number];

/**
 * Space-separated words in lower case without accents; where addresses spell an umlaut in two ways, both are listed
 * (`oeffnungszeit` and `offnungszeit`).
 */
export type TopicWords = Readonly<Partial<Record<TopicName, string>>>;
