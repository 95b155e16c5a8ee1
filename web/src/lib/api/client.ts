import { createClient } from '#shared/client.ts';
import { createAuthorizer } from './authorizer.ts';

/** The typed client for `/api`, on the page's own origin, with the signed-in user's token. */
export const client = createClient({ authorizer: createAuthorizer() });
