import * as z from 'zod';
import { isVisitorLanguage } from './visitor-languages.ts';

/** A language that visitors can read the product in. */
export const visitorLanguageSchema = z
  .string()
  .refine(isVisitorLanguage, 'Please use a language such as en.');
