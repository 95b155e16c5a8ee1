import * as z from 'zod';

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/);
const point = z.object({ title: z.string(), description: z.string(), icon: z.string() });
const demoMessage = z.object({
  user: z.string(),
  ai: z.string(),
  picture: z.enum(['answered', 'unanswered']).optional(),
});

/** Everything that makes one brand differ from another, beside its names. */
export const brandDetailsSchema = z.object({
  /** Shown name, also the live domain in its brand spelling. */
  name: z.string(),
  domain: z.string(),
  /** Whether its landing page lists the other brands. */
  isHub: z.boolean(),
  tagline: z.string(),
  description: z.string(),
  colors: z.object({ primary: hexColor, secondary: hexColor, accent: hexColor }),
  pricingModel: z.enum(['enrollment', 'standard']),
  /** Whether the signup asks for an institution type. */
  asksInstitutionType: z.boolean(),
  industryOptions: z.array(z.string()),
  stats: z.array(z.object({ value: z.string(), label: z.string() })).min(3),
  features: z.object({
    title: z.string(),
    items: z.array(point).length(3),
  }),
  contact: z.object({ phone: z.string(), email: z.string() }),
  /** How texts call the customer (school, firm) and the one who visits their site. */
  words: z.object({ organisation: z.string(), visitor: z.string() }),
  /** Questions offered when a site's own are not known yet: document 3 section 2, six chips. */
  popularQuestions: z.array(z.string()).length(6),
  industry: z.string(),
  /** The set of typical visitors' questions that examines its assistants: functions/engine/readiness/exams.ts. */
  exam: z.enum(['school', 'law-firm', 'tax-office', 'accountancy', 'brokerage', 'any']),
  targetAudience: z.string(),
  look: z.object({
    /** Face of the headings, one of web/src/app/fonts.css. */
    displayFont: z.string(),
    /** What a page of the customer's website is drawn on: a class `paper-<name>` of web/src/app/papers.css. */
    paper: z.enum(['notebook', 'pleading', 'form', 'ledger', 'teaser', 'plain']),
    corner: z.string().regex(/^\d+px$/),
  }),
  contactTagline: z.string(),
  /** The panels of document 1 section 2: four counters, then stats and tips that take turns. */
  problem: z.object({
    title: z.string(),
    text: z.string(),
    counters: z.array(z.object({ percent: z.number(), label: z.string() })).length(4),
    stats: z.array(z.string()).min(3),
    tips: z.array(z.string()).min(3),
  }),
  /** Kinds of visitors, where a brand serves several. */
  audiences: z.object({ title: z.string(), items: z.array(point).min(3).max(4) }).optional(),
  /** An invented organisation, its website and one page of it. */
  demo: z.object({
    siteName: z.string(),
    siteUrl: z.url(),
    pageTitle: z.string(),
    lines: z.array(z.string()).min(4),
    /** The line that the hero's picture marks. */
    quotedLine: z.string(),
  }),
  /**
   * What visitors of that organisation ask and hear; an empty user line is a welcome. The hero's picture shows the one
   * whose answer stands on the quoted line, and one that the website cannot answer.
   */
  demoMessages: z.array(demoMessage).min(6),
  showcase: z.object({ inquiries: z.array(z.string()).length(3), question: z.string(), answer: z.string() }),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })).min(4),
});
export type BrandDetails = z.infer<typeof brandDetailsSchema>;
