import { createClient } from '#shared/client.ts';
import { createAuthorizer } from './authorizer.ts';

/** The typed client of every `/api` route, on the page's own origin. Sends the token of whoever is signed in. */
export const client = createClient({ authorizer: createAuthorizer() });
