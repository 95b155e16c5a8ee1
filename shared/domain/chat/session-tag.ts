import * as z from 'zod';

/** Tags of one conversation at most. */
export const sessionTagLimit = 10;
export const tagLimitCharacters = 30;

/** An owner's word for a conversation, by which the list is filtered. */
export const sessionTagSchema = z
  .string()
  .overwrite((tag) => tag.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  .min(1, 'Please write the tag.')
  .max(tagLimitCharacters, `Please use at most ${tagLimitCharacters} characters.`);
