import * as z from 'zod';

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/);
const point = z.object({ title: z.string(), description: z.string(), icon: z.string() });
const demoMessage = z.object({
  user: z.string(),
  ai: z.string(),
  picture: z.enum(['answered', 'unanswered']).optional(),
});

/** Everything that sets a brand apart, except its names. */
export const brandDetailsSchema = z.object({
  /** Display name; also the live domain in its brand spelling. */
  name: z.string(),
  domain: z.string(),
  /** Whether the landing page lists the other brands. */
  isHub: z.boolean(),
  tagline: z.string(),
  description: z.string(),
  colors: z.object({ primary: hexColor, secondary: hexColor, accent: hexColor }),
  pricingModel: z.enum(['enrollment', 'standard']),
  /** Whether signup asks for an institution type. */
  asksInstitutionType: z.boolean(),
  industryOptions: z.array(z.string()),
  stats: z.array(z.object({ value: z.string(), label: z.string() })).min(3),
  features: z.object({ title: z.string(), items: z.array(point).length(3) }),
  contact: z.object({ phone: z.string(), email: z.string() }),
  /** What texts call the customer (school, firm) and the site's visitor. */
  words: z.object({ organisation: z.string(), visitor: z.string() }),
  /** Six fallback questions for sites whose own aren't known yet: document 3 section 2. */
  popularQuestions: z.array(z.string()).length(6),
  industry: z.string(),
  /** Question set for the readiness check of its assistants: functions/engine/readiness/sector-questions.ts. */
  exam: z.enum(['school', 'law-firm', 'tax-office', 'accountancy', 'brokerage', 'any']),
  targetAudience: z.string(),
  look: z.object({
    /** Heading font, one of web/src/app/fonts.css. */
    displayFont: z.string(),
    /** Background of the hero's sample page: a class `paper-<name>` in web/src/app/papers.css. */
    paper: z.enum(['notebook', 'pleading', 'form', 'ledger', 'teaser', 'plain']),
    corner: z.string().regex(/^\d+px$/),
    /** Lines of its mark, as an SVG path of 32 by 32. */
    glyph: z.string().regex(/^[MmLlHhVvCcZz\d\s.,-]+$/),
  }),
  contactTagline: z.string(),
  /** The panels of document 1 section 2: four counters, then rotating stats and tips. */
  problem: z.object({
    title: z.string(),
    text: z.string(),
    counters: z.array(z.object({ percent: z.number(), label: z.string() })).length(4),
    stats: z.array(z.string()).min(3),
    tips: z.array(z.string()).min(3),
  }),
  /** Visitor groups, for brands that serve several. */
  audiences: z.object({ title: z.string(), items: z.array(point).min(3).max(4) }).optional(),
  /** A fictional organisation whose website is the folder of the brand in infra/local/sample-sites. */
  demo: z.object({
    /** What "the sample …" is called. */
    noun: z.string(),
    siteName: z.string(),
    siteUrl: z.url(),
    contact: z.object({ phone: z.string(), email: z.email(), address: z.string() }),
    /** Titles of pages that visitors are led to. */
    pages: z.array(z.string()).length(4),
    /** Questions that the website does not answer. */
    unanswered: z.array(z.string()).length(3),
    pageTitle: z.string(),
    lines: z.array(z.string()).min(4),
    /** The line highlighted in the hero's picture. */
    quotedLine: z.string(),
  }),
  /**
   * Sample conversation; an empty user line is a welcome. The hero shows the message answered by the quoted
   * line and one the website can't answer.
   */
  demoMessages: z.array(demoMessage).min(6),
  showcase: z.object({ inquiries: z.array(z.string()).length(3), question: z.string(), answer: z.string() }),
});
export type BrandDetails = z.infer<typeof brandDetailsSchema>;
