import type { WebhookEndpoint } from '#shared/contract/webhooks.ts';
import { webhookEndpointLimit } from '#shared/domain/webhook.ts';
import { AppError } from '#shared/errors.ts';
import { checkEndpointUrl } from './check-endpoint-url.ts';
import { describeEndpoint } from './describe-endpoint.ts';
import type { EndpointPorts } from './ports.ts';
import { makeWebhookSecret } from './sign-webhook.ts';
import type { EndpointSettings } from './webhook.ts';

/** Adds an endpoint with its own secret. Throws VALIDATION. */
export async function createEndpoint(
  ports: EndpointPorts,
  { conversionId, ...settings }: EndpointSettings & { conversionId: string },
): Promise<WebhookEndpoint> {
  const endpoint = {
    ...(await checkSettings(ports, settings)),
    endpointId: ports.makeId(),
    secret: makeWebhookSecret(ports.randomBytes),
    oldSecrets: [],
    createdAt: ports.now().toISOString(),
    failures: 0,
  };
  if (await ports.webhooks.addEndpoint(conversionId, endpoint))
    return describeEndpoint(endpoint, ports.now());
  const message = `At most ${webhookEndpointLimit} endpoints. Remove one first.`;
  throw new AppError('VALIDATION', { message, issues: [{ field: 'url', message }] });
}

/** Updates an endpoint, which resets its failures. Throws VALIDATION, NOT_FOUND, and CONFLICT with what is stored. */
export async function updateEndpoint(
  ports: EndpointPorts,
  {
    conversionId,
    endpointId,
    version,
    ...settings
  }: EndpointSettings & { conversionId: string; endpointId: string; version?: number | undefined },
): Promise<WebhookEndpoint> {
  const checked = await checkSettings(ports, settings);
  const endpoint = await ports.webhooks.updateEndpoint(conversionId, endpointId, checked, version);
  if (endpoint) return describeEndpoint(endpoint, ports.now());
  const endpoints = await ports.webhooks.listEndpoints(conversionId);
  const stored = endpoints.find((known) => known.endpointId === endpointId);
  if (!stored) throw new AppError('NOT_FOUND');
  throw new AppError('CONFLICT', { stored: describeEndpoint(stored, ports.now()) });
}

async function checkSettings(
  { resolve }: EndpointPorts,
  { url, events, isActive }: EndpointSettings,
): Promise<EndpointSettings> {
  return { url: await checkEndpointUrl(resolve, url), events: [...new Set(events)], isActive };
}
