import type { CustomerClient } from '#shared/client.ts';
import { createLazyClient } from '#shared/lazy-client.ts';
import { createAuthorizer } from './authorizer.ts';
import { fetchOrTake } from './early-calls.ts';

/** The typed client of customers and visitors, on the page's own origin, with the customer's sign-in. */
export const client: CustomerClient = createLazyClient({
  authorizer: createAuthorizer('user'),
  fetch: fetchOrTake,
  /** Loaded only in a widget on a page without TLS. */
  digest: async (bytes) => (await import('@noble/hashes/sha2.js')).sha256(bytes),
});
