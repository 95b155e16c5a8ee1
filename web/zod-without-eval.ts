import * as z from 'zod/v4';

// Parsers are compiled where `new Function` works. The content security policy forbids it, and even asking is a violation.
z.config({ jitless: true });

/** What the site's bundles get as `zod`: see vite.config.ts. No schema is made before this has run, in whatever chunk it is. */
export * from 'zod/v4';
