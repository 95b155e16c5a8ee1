import { toFetchFault } from '#functions/engine/crawl/fetch/fetch-failure.ts';
import type { Resolver } from '#functions/engine/crawl/fetch/network.ts';
import { checkUrl, resolvePublicAddresses } from '#functions/engine/crawl/fetch/url-guard.ts';
import { isRetiredConnector } from '#shared/domain/webhook-channel.ts';
import { AppError } from '#shared/errors.ts';

/**
 * An endpoint's URL in stored form: https, default port, public. Checked again at each call, because DNS may
 * change. Throws VALIDATION.
 */
export async function checkEndpointUrl(resolve: Resolver, text: string): Promise<string> {
  if (isRetiredConnector(text))
    throw refuse('Microsoft has retired this kind of address. Make one with the Workflows app of Teams.');
  try {
    const url = checkUrl(text);
    url.hash = '';
    if (url.protocol === 'https:') {
      await resolvePublicAddresses(url, resolve);
      return url.href;
    }
  } catch (error) {
    throw refuse(toFetchFault(error).reason);
  }
  throw refuse('The address must begin with https://.');
}

function refuse(message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ field: 'url', message }] });
}
