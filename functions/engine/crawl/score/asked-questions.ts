import * as z from 'zod';
import { languages } from '#functions/engine/language/languages.ts';

/** What visitors ask, the most asked first. */
export const askedQuestionsSchema = z.object({ language: z.enum(languages), questions: z.array(z.string()) });
export type AskedQuestions = z.infer<typeof askedQuestionsSchema>;
