import { type CustomerClient, createClient } from '#shared/client.ts';
import { createAuthorizer } from './authorizer.ts';

/** The typed client of customers and visitors, on the page's own origin, with the customer's sign-in. */
export const client: CustomerClient = createClient({
  authorizer: createAuthorizer('user'),
  /** Loaded only in a widget on a page without TLS. */
  digest: async (bytes) => (await import('@noble/hashes/sha2.js')).sha256(bytes),
});
