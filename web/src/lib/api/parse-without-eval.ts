import * as z from 'zod';

// Compiled parsers need eval, which the content security policy forbids. Schemas read this when they are made.
z.config({ jitless: true });
