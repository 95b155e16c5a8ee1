import * as z from 'zod';
import { isReserved } from './reserved-slugs.ts';
import { fewestSlugCharacters, mostSlugCharacters, slugPattern } from './slug.ts';

/** A name that an owner chooses, with the reason why another one can't be. */
export const slugSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(fewestSlugCharacters, `Use at least ${fewestSlugCharacters} characters.`)
  .max(mostSlugCharacters, `Use at most ${mostSlugCharacters} characters.`)
  .regex(slugPattern, 'Use letters from a to z, digits, and single hyphens between them.')
  .refine((slug) => !isReserved(slug), 'This name is reserved. Choose another one.');
