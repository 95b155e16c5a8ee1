import * as z from 'zod';

/** By when a sender was told to expect an answer, or its owner is reminded; with the time zone of the office hours that it was counted from. */
export const promisedAnswerSchema = z.object({
  answerBy: z.string().optional(),
  answerZone: z.string().optional(),
  /** The sender was told no time. */
  promisesNothing: z.boolean().optional(),
});
export type PromisedAnswer = z.infer<typeof promisedAnswerSchema>;
