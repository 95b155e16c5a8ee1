import type { Resolver } from '#functions/engine/crawl/fetch/network.ts';
import type { WebhookEndpoint } from '#shared/contract/webhooks.ts';
import { webhookEndpointLimit } from '#shared/domain/webhook.ts';
import { AppError } from '#shared/errors.ts';
import { checkEndpointUrl } from './check-endpoint-url.ts';
import { describeEndpoint } from './describe-endpoint.ts';
import type { WebhookStore } from './ports.ts';
import { makeWebhookSecret } from './sign-webhook.ts';
import type { EndpointSettings } from './webhook.ts';

type ChangeWorld = {
  webhooks: WebhookStore;
  resolve: Resolver;
  now(): Date;
  makeId(): string;
  randomBytes(count: number): Uint8Array;
};

/** Adds an endpoint with a secret of its own. Throws VALIDATION. */
export async function createEndpoint(
  world: ChangeWorld,
  { conversionId, ...settings }: EndpointSettings & { conversionId: string },
): Promise<WebhookEndpoint> {
  const endpoint = {
    ...(await checkSettings(world, settings)),
    endpointId: world.makeId(),
    secret: makeWebhookSecret(world.randomBytes),
    oldSecrets: [],
    createdAt: world.now().toISOString(),
    failures: 0,
  };
  if (await world.webhooks.addEndpoint(conversionId, endpoint))
    return describeEndpoint(endpoint, world.now());
  const message = `At most ${webhookEndpointLimit} endpoints. Remove one first.`;
  throw new AppError('VALIDATION', { message, issues: [{ field: 'url', message }] });
}

/** Changes an endpoint, which then counts as sound again. Throws VALIDATION and NOT_FOUND. */
export async function updateEndpoint(
  world: ChangeWorld,
  { conversionId, endpointId, ...settings }: EndpointSettings & { conversionId: string; endpointId: string },
): Promise<WebhookEndpoint> {
  const checked = await checkSettings(world, settings);
  const endpoint = await world.webhooks.updateEndpoint(conversionId, endpointId, checked);
  if (!endpoint) throw new AppError('NOT_FOUND');
  return describeEndpoint(endpoint, world.now());
}

async function checkSettings(
  { resolve }: ChangeWorld,
  { url, events, isActive }: EndpointSettings,
): Promise<EndpointSettings> {
  return { url: await checkEndpointUrl(resolve, url), events: [...new Set(events)], isActive };
}
