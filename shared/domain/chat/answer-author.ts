import * as z from 'zod';

/** Who wrote words of an answer: the engine, a model, the assistant's owner, or the brand's rules of conduct. */
export const answerAuthorSchema = z.enum(['engine', 'model', 'owner', 'rules']);
export type AnswerAuthor = z.infer<typeof answerAuthorSchema>;
