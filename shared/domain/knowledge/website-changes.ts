import * as z from 'zod';

/** What kind of fact a website has changed. */
export const factGroupSchema = z.enum(['price', 'date', 'hours', 'person', 'contact', 'link']);
export type FactGroup = z.infer<typeof factGroupSchema>;

const pageSchema = z.object({ title: z.string(), url: z.string().optional() });

/** What a page says, with its sentence and the instant at which it was read. */
const statedSchema = z.object({ value: z.string(), sentence: z.string(), readAt: z.string() });
export type StatedFact = z.infer<typeof statedSchema>;

/** A fact that a website states otherwise: without `before` it is new, without `after` it is gone. */
export const factChangeSchema = z.object({
  group: factGroupSchema,
  page: pageSchema,
  /** Pages with the same change. */
  pages: z.number().int(),
  before: statedSchema.optional(),
  after: statedSchema.optional(),
  /** The entries of the first of these pages; absent in older readings. */
  itemIds: z.array(z.string()).optional(),
  /** The page says now one thing and now the other. */
  isSwinging: z.boolean().optional(),
});
export type FactChange = z.infer<typeof factChangeSchema>;

const foundSchema = z.object({ sessionId: z.string(), startedAt: z.string() });

const askedAgainSchema = z.object({
  asked: z.number().int(),
  lookedAt: z.number().int(),
  count: z.number().int(),
  /** The newest of them, without their words: those go with the conversation. */
  found: z.array(foundSchema),
  /** Where asking goes on. */
  next: z.string().optional(),
});

/** What a reading of a website found changed since the reading before. */
export const websiteChangesSchema = z.object({
  /** When the reading ended; names it. */
  readAt: z.string(),
  /** The first hundred. */
  facts: z.array(factChangeSchema),
  factCount: z.number().int(),
  /** The website links more documents or forms than this, so that of links only those that lead elsewhere are told. */
  linkLimit: z.number().int().optional(),
  /** Pages that the website no longer has. */
  vanished: z.array(pageSchema.extend({ itemId: z.string() })),
  /** Pages that stand at another address. */
  moved: z.array(pageSchema.extend({ from: z.string() })),
  /** Conversations that would be answered otherwise today; absent until some were asked again. */
  conversations: askedAgainSchema.optional(),
});
export type WebsiteChanges = z.infer<typeof websiteChangesSchema>;

/** A page whose changes wait for the owner, while the assistant says what the page said. */
export const waitingPageSchema = pageSchema.extend({
  itemId: z.string(),
  /** Since when the website says it. */
  since: z.string(),
  /** When what the assistant says was read. */
  readAt: z.string(),
  /** All that the last readings told of it, since it waits as a whole. */
  facts: z.array(factChangeSchema),
});
export type WaitingPage = z.infer<typeof waitingPageSchema>;

/** The same for its owner. */
export const toldChangesSchema = websiteChangesSchema.extend({
  vanished: z.array(
    pageSchema.extend({
      itemId: z.string(),
      /** The assistant still says what the page said, and nobody has decided about it. */
      isWaiting: z.boolean(),
    }),
  ),
  conversations: askedAgainSchema
    .extend({ found: z.array(foundSchema.extend({ question: z.string() })) })
    .optional(),
});
export type ToldChanges = z.infer<typeof toldChangesSchema>;
