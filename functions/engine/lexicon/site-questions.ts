import type { Brand } from '#shared/brands/brand.ts';

export type LinkTopic =
  | 'about'
  | 'admission'
  | 'contact'
  | 'deadlines'
  | 'events'
  | 'faq'
  | 'forms'
  | 'listings'
  | 'prices'
  | 'services'
  | 'team';

export type Sector = Brand['exam'];

/** Pages that visitors of a sector look for, in the order in which they are offered. */
export const linkTopics: Readonly<Record<Sector, readonly LinkTopic[]>> = {
  school: ['admission', 'prices', 'events', 'contact', 'about', 'services', 'team', 'faq'],
  'law-firm': ['services', 'team', 'prices', 'contact', 'about', 'faq'],
  'tax-office': ['services', 'prices', 'deadlines', 'forms', 'contact', 'faq', 'about', 'team'],
  accountancy: ['services', 'team', 'prices', 'contact', 'about', 'forms', 'faq'],
  brokerage: ['listings', 'services', 'team', 'contact', 'about', 'faq', 'prices'],
  any: ['contact', 'about', 'admission', 'prices', 'events', 'services', 'team', 'faq'],
};

/** What an organisation's page offers a visitor to ask and to open; patterns are on text as written. */
export type SiteQuestions = {
  /** Begins a heading that a visitor might ask. */
  opensQuestion?: RegExp;
  /** In the titles or addresses of pages. */
  links: Readonly<Partial<Record<LinkTopic, RegExp>>>;
  /** In the titles or addresses of pages that nobody looks for. */
  neverLinked?: RegExp;
};
