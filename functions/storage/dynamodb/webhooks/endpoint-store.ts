import * as z from 'zod';
import type { Mail } from '#functions/domain/mail/mail.ts';
import {
  type DeliveryRef,
  type EndpointSettings,
  type StoredEndpoint,
  storedEndpointSchema,
  type WebhookSecrets,
} from '#functions/domain/webhooks/webhook.ts';
import { type WebhookAttempt, webhookEndpointLimit } from '#shared/domain/webhook.ts';
import {
  at,
  type Change,
  type Condition,
  either,
  exists,
  hasFewer,
  is,
  isAbsent,
  writeChange,
} from '../change.ts';
import { keys } from '../keys.ts';
import { writeUserMail } from '../mail/user-mail.ts';
import type { Table } from '../table.ts';

const endpointsSchema = z.object({ endpoints: z.record(z.string(), storedEndpointSchema).default({}) });
type EndpointRef = Omit<DeliveryRef, 'deliveryId'>;

/** The fields of one endpoint in the item of its conversion. */
const inEndpoint =
  (endpointId: string) =>
  (field: keyof StoredEndpoint): string =>
    at('endpoints', endpointId, field);

/** Endpoints, in one item beside their conversion. */
export function openEndpointStore(table: Table) {
  return { ...openEndpointList(table), ...openEndpointChanges(table) };
}

function openEndpointList(table: Table) {
  return {
    async listEndpoints(conversionId: string) {
      const item = await table.get(keys.webhookEndpoints(conversionId));
      const endpoints = Object.values(endpointsSchema.parse(item ?? {}).endpoints);
      return endpoints.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
    },
    /** False at the limit. */
    async addEndpoint(conversionId: string, endpoint: StoredEndpoint) {
      const key = keys.webhookEndpoints(conversionId);
      await table.update(key, { begin: { endpoints: {} } });
      const set = { [at('endpoints', endpoint.endpointId)]: endpoint };
      const item = await table.update(key, { set, when: [hasFewer('endpoints', webhookEndpointLimit)] });
      return item !== undefined;
    },
    /** False when already gone. */
    async removeEndpoint(conversionId: string, endpointId: string) {
      const path = at('endpoints', endpointId);
      const item = await table.update(keys.webhookEndpoints(conversionId), {
        remove: [path],
        when: [exists(path)],
      });
      return item !== undefined;
    },
  };
}

function openEndpointChanges(table: Table) {
  /** Updates one endpoint in place; does nothing when it is gone. */
  async function updateEndpoint({ conversionId, endpointId }: EndpointRef, details: Change) {
    const when = details.when ?? [exists(at('endpoints', endpointId))];
    const item = await table.update(keys.webhookEndpoints(conversionId), { ...details, when });
    return item && endpointsSchema.parse(item).endpoints[endpointId];
  }
  return {
    /** Updates it and resets its failures; undefined when it is gone or was updated since this version. */
    updateEndpoint: (
      conversionId: string,
      endpointId: string,
      settings: EndpointSettings,
      version?: number,
    ) => updateEndpoint({ conversionId, endpointId }, changeSettings(endpointId, settings, version)),
    /** Undefined when its secret has changed since. */
    replaceSecrets: (ref: EndpointRef, secretBefore: string, { secret, oldSecrets }: WebhookSecrets) => {
      const field = inEndpoint(ref.endpointId);
      return updateEndpoint(ref, {
        set: { [field('secret')]: secret, [field('oldSecrets')]: oldSecrets },
        when: [is(field('secret'), secretBefore)],
      });
    },
    /** Switches it off permanently and stores the mail, in one transaction; false when already off. */
    switchOff: (
      ref: EndpointRef,
      attempt: WebhookAttempt,
      notice: { userId: string; mail: Mail } | undefined,
    ) =>
      table.transact([
        writeSwitchOff(ref, attempt),
        ...(notice ? writeUserMail(notice.userId, notice.mail, new Date(attempt.at)) : []),
      ]),
    /** Counts a failed attempt, or resets the count after a success. Does nothing when the endpoint is gone. */
    async recordHealth(ref: DeliveryRef, attempt: WebhookAttempt) {
      await updateEndpoint(ref, changeHealth(ref.endpointId, attempt));
    },
  };
}

function changeSettings(endpointId: string, { url, events, isActive }: EndpointSettings, version?: number) {
  const field = inEndpoint(endpointId);
  return {
    set: { [field('url')]: url, [field('events')]: events, [field('isActive')]: isActive },
    raise: { [field('version')]: 1 },
    remove: (['failures', 'failingSince', 'lastError', 'goneAt'] as const).map(field),
    ...(version !== undefined && { when: listVersionConditions(endpointId, version) }),
  };
}

function listVersionConditions(endpointId: string, version: number): Condition[] {
  const path = inEndpoint(endpointId)('version');
  const isSame = is(path, version);
  return version === 0 ? [exists(at('endpoints', endpointId)), either(isAbsent(path), isSame)] : [isSame];
}

function writeSwitchOff({ conversionId, endpointId }: EndpointRef, { at: instant, error }: WebhookAttempt) {
  const field = inEndpoint(endpointId);
  return writeChange(keys.webhookEndpoints(conversionId), {
    set: { [field('isActive')]: false, [field('goneAt')]: instant, [field('lastError')]: error ?? '' },
    when: [is(field('isActive'), true)],
  });
}

function changeHealth(endpointId: string, { at: instant, error }: WebhookAttempt) {
  const field = inEndpoint(endpointId);
  return error === undefined
    ? { remove: [field('failures'), field('failingSince'), field('lastError')] }
    : {
        raise: { [field('failures')]: 1 },
        begin: { [field('failingSince')]: instant },
        set: { [field('lastError')]: error },
      };
}
