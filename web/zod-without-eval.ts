import * as z from 'zod/v4';

// Zod compiles parsers if `new Function` works. The content security policy forbids it, and even trying is a violation.
z.config({ jitless: true });

/** Replaces `zod` in the site's bundles (vite.config.ts), so that this always runs before the first schema in any chunk. */
export * from 'zod/v4';
