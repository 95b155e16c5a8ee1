import * as z from 'zod';

/** How a conversation ended: with sure answers, handed to a person, or with a question left open. */
export const sessionOutcomeSchema = z.enum(['completed', 'transferred', 'abandoned']);
export type SessionOutcome = z.infer<typeof sessionOutcomeSchema>;

/** Parts of the list of conversations. */
export const sessionFilterSchema = z.enum([
  'all',
  'high-satisfaction',
  'low-satisfaction',
  'completed',
  'abandoned',
  'visitors',
  'tests',
]);
export type SessionFilter = z.infer<typeof sessionFilterSchema>;

/** What the ratings of a conversation say: document 2 section 4 has green from 4, red below 3. */
export const sessionRatingSchema = sessionFilterSchema
  .extract(['high-satisfaction', 'low-satisfaction'])
  .or(z.literal('unrated'));
export type SessionRating = z.infer<typeof sessionRatingSchema>;
