import { createClient } from '#shared/client.ts';
import { createAuthorizer } from './authorizer.ts';

/** A client for the pages of the staff: calls that customers make, too, go with the staff's sign-in. */
export function createStaffClient(send?: typeof fetch) {
  return createClient({ authorizer: createAuthorizer(() => 'staff'), ...(send && { fetch: send }) });
}
