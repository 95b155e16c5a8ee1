import * as z from 'zod';
import { chatOutcomeSchema } from '#shared/domain/chat/chat-outcome.ts';
import { maskPrivateNumbers } from '#shared/domain/private-numbers/mask-private-numbers.ts';

/** Older questions are stored unmasked. */
const questionSchema = z.string().overwrite(maskPrivateNumbers);

/** A conversation's metadata, stored beside its messages. */
export const sessionRecordSchema = z.object({
  sessionId: z.string(),
  startedAt: z.string(),
  lastAt: z.string(),
  firstQuestion: questionSchema,
  /** The first message that asks something, empty where that is the first message: every list reads it. */
  title: questionSchema.optional(),
  outcome: chatOutcomeSchema.optional(),
  messageCount: z.number().int(),
  rated: z.number().int().default(0),
  helpful: z.number().int().default(0),
  contactProvided: z.boolean().default(false),
  /** What its questions are about, and the kinds of its remarks. */
  intents: z.set(z.string()).default(new Set()),
  answeredQuestions: z.number().int().default(0),
  unsureQuestions: z.number().int().default(0),
  unansweredQuestions: z.number().int().default(0),
  unanswered: z.set(questionSchema).default(new Set()),
  unsure: z.set(questionSchema).default(new Set()),
  /** Those of the unanswered ones whose subject the website has no word of. */
  distant: z.set(questionSchema).default(new Set()),
  /** A person has answered its visitor's message. */
  isAnsweredByPerson: z.boolean().default(false),
  /** A person has joined it, so that it has what was said in person. */
  isJoined: z.boolean().default(false),
  /** Host and path of the page with the widget. */
  page: z.string().optional(),
  /** What the agent that asked calls itself. */
  agent: z.string().optional(),
  /** Its questions came by mail. */
  isByMail: z.boolean().optional(),
  /** The assistant's own account asked in it. */
  isTest: z.boolean().default(false),
  /** Lower-case words of its later questions, for searches. */
  words: z.set(z.string()).default(new Set()),
  /** The language of most of its latest questions. */
  visitorLanguage: z.string().optional(),
  /** The owner's words for it. */
  tags: z.set(z.string()).default(new Set()),
  /** Questions under which the owner wrote the answers that were given in it. */
  ownAnswers: z.set(z.string()).default(new Set()),
  /** Titles of each answer's first source. */
  sources: z.set(z.string()).default(new Set()),
});
export type SessionRecord = z.infer<typeof sessionRecordSchema>;

/** A page of conversations: those that started since `from` and follow the page ending with `before`. */
export type SessionPage = { from?: string | undefined; before?: string | undefined; limit: number };
