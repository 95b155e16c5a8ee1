import * as z from 'zod';

/** A visitor's rating of an answer. */
export const ratingSchema = z.enum(['helpful', 'unhelpful']);
export type Rating = z.infer<typeof ratingSchema>;
