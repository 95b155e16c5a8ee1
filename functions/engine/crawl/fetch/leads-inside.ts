import type { Resolver } from './network.ts';
import { checkUrl, resolvePublicAddresses, UrlRefusedError } from './url-guard.ts';

/**
 * Whether an address leads to an internal one, also by its name, so that nobody may be sent there. A name that isn't found
 * now leads nowhere.
 */
export async function leadsInside(address: string, resolve: Resolver): Promise<boolean> {
  try {
    await resolvePublicAddresses(checkUrl(address), resolve);
    return false;
  } catch (error) {
    return error instanceof UrlRefusedError && error.code === 'refused-address';
  }
}
