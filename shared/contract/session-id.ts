import * as z from 'zod';

/** Names one visitor's conversation. Whoever knows it may read and delete that conversation, so pages make it random. */
export const sessionIdSchema = z.string().regex(/^[\w-]{1,64}$/, 'Not a session id');
