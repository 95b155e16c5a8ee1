import { createLazyClient } from '#shared/lazy-client.ts';
import { createAuthorizer } from './authorizer.ts';

/** A client for staff pages: every route uses the staff sign-in, including those that customers share. */
export function createStaffClient(send?: typeof fetch) {
  return createLazyClient({ authorizer: createAuthorizer('staff'), ...(send && { fetch: send }) });
}
