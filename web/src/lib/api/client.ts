import { createClient } from '#shared/client.ts';
import { createAuthorizer } from './authorizer.ts';

/** The typed client for `/api`, on the page's own origin, with the signed-in user's token. */
export const client = createClient({
  authorizer: createAuthorizer(),
  /** Loaded only in a widget on a page without TLS. */
  digest: async (bytes) => (await import('@noble/hashes/sha2.js')).sha256(bytes),
});
