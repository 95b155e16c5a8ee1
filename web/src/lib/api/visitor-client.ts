import type { VisitorClient } from '#shared/client.ts';
import { createLazyClient } from '#shared/lazy-client.ts';

/** Public calls, without anybody's sign-in. */
export const visitorClient: VisitorClient = createLazyClient();
