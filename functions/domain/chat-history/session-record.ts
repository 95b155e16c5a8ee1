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
  outcome: chatOutcomeSchema.optional(),
  messageCount: z.number().int(),
  satisfaction: z.number().optional(),
  contactProvided: z.boolean().default(false),
  /** Intents of the questions. */
  intents: z.set(z.string()).default(new Set()),
  /** Questions by result; older conversations have only the lists below. */
  answeredQuestions: z.number().int().default(0),
  unsureQuestions: z.number().int().default(0),
  unansweredQuestions: z.number().int().default(0),
  unanswered: z.set(questionSchema).default(new Set()),
  unsure: z.set(questionSchema).default(new Set()),
  /** Host and path of the page with the widget. */
  page: z.string().optional(),
  /** The assistant's own account asked in it. */
  isTest: z.boolean().default(false),
  /** Lower-case words of its later questions, for searches; older conversations have only their first question. */
  words: z.set(z.string()).default(new Set()),
  /** Titles of each answer's first source. */
  sources: z.set(z.string()).default(new Set()),
});
export type SessionRecord = z.infer<typeof sessionRecordSchema>;

/** A page of conversations: those that started since `from` and follow the page ending with `before`. */
export type SessionPage = { from?: string | undefined; before?: string | undefined; limit: number };
