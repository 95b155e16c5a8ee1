import { createPoster } from '#functions/engine/crawl/fetch/post-once.ts';
import { webhookTimeoutSeconds } from '#shared/domain/webhook.ts';
import { readSurroundings } from '../runtime/network.ts';
import type { Deps } from './deps.ts';

/** The ports of functions that call webhook endpoints. */
export function openWebhookPorts(deps: Deps) {
  const { resolve, dial } = readSurroundings();
  const post = createPoster({ resolve, dial, timeoutMs: webhookTimeoutSeconds * 1000 });
  return { ...deps, resolve, post };
}
