import './parse-without-eval.ts';
import { createClient } from '#shared/client.ts';

/** The typed client of every `/api` route, on the page's own origin. */
export const client = createClient();
