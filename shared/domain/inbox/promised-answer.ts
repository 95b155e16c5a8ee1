import * as z from 'zod';

/** By when a sender was told to expect an answer; with the time zone of the office hours that it was counted from. */
export const promisedAnswerSchema = z.object({
  answerBy: z.string().optional(),
  answerZone: z.string().optional(),
  /** The owner promises no time. */
  promisesNothing: z.boolean().optional(),
});
export type PromisedAnswer = z.infer<typeof promisedAnswerSchema>;
