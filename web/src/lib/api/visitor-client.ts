import { createClient, type VisitorClient } from '#shared/client.ts';

/** Public calls, without anybody's sign-in. */
export const visitorClient: VisitorClient = createClient();
