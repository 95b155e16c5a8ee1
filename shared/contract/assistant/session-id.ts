import * as z from 'zod';

/**
 * Identifies one visitor's conversation. Anyone who has it can read and delete the conversation, so pages
 * generate it randomly.
 */
export const sessionIdSchema = z.string().regex(/^[\w-]{1,64}$/, 'Not a session id');
