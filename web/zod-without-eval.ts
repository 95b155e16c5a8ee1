import * as z from 'zod/v4';

// Zod compiles parsers if `new Function` works; under our content security policy even trying is a violation.
z.config({ jitless: true });

/** Replaces `zod` in the site's bundles (vite.config.ts), so that this runs before any schema is created. */
export * from 'zod/v4';
