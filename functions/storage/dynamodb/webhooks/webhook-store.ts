import * as z from 'zod';
import type { Mail } from '#functions/domain/mail/mail.ts';
import {
  type DeliveryRef,
  type EndpointSettings,
  type StoredEndpoint,
  storedDeliverySchema,
  storedEndpointSchema,
  type WebhookSecrets,
} from '#functions/domain/webhooks/webhook.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import {
  type WebhookAttempt,
  type WebhookDeliveryState,
  webhookEndpointLimit,
} from '#shared/domain/webhook.ts';
import { dueIndexName, failedEventKind, keys } from '../keys.ts';
import { writeUserMail } from '../mail/user-mail.ts';
import type { Table } from '../table.ts';
import { deliveryDueKind, deliveryKey } from './delivery-item.ts';

const endpointsSchema = z.object({ endpoints: z.record(z.string(), storedEndpointSchema).default({}) });
const deliveryRefSchema = storedDeliverySchema.pick({
  conversionId: true,
  endpointId: true,
  deliveryId: true,
});

/** Stores endpoints and their deliveries. A delivery stays due until it is accepted or given up. */
export type WebhookStore = ReturnType<typeof openWebhookStore>;

/** Endpoints in one item beside their conversion; deliveries in a separate partition. */
export function openWebhookStore(table: Table) {
  const updateDelivery = (delivery: DeliveryRef, expression: Parameters<Table['update']>[1]) =>
    table.update(deliveryKey(delivery), expression);
  /** Updates one endpoint in place; does nothing when it is gone. */
  const updateEndpoint = async (
    conversionId: string,
    endpointId: string,
    { names = {}, ...expression }: EndpointChange,
  ) => {
    const item = await table.update(keys.webhookEndpoints(conversionId), {
      ConditionExpression: 'attribute_exists(endpoints.#id)',
      ...expression,
      ExpressionAttributeNames: { '#id': endpointId, ...names },
    });
    return item && endpointsSchema.parse(item).endpoints[endpointId];
  };
  return {
    async listEndpoints(conversionId: string) {
      const item = await table.get(keys.webhookEndpoints(conversionId));
      const endpoints = Object.values(endpointsSchema.parse(item ?? {}).endpoints);
      return endpoints.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
    },
    /** False at the limit. */
    async addEndpoint(conversionId: string, endpoint: StoredEndpoint) {
      const key = keys.webhookEndpoints(conversionId);
      await table.update(key, {
        UpdateExpression: 'SET endpoints = if_not_exists(endpoints, :none)',
        ExpressionAttributeValues: { ':none': {} },
      });
      const item = await table.update(key, {
        UpdateExpression: 'SET endpoints.#id = :endpoint',
        ConditionExpression: 'size(endpoints) < :limit',
        ExpressionAttributeNames: { '#id': endpoint.endpointId },
        ExpressionAttributeValues: { ':endpoint': endpoint, ':limit': webhookEndpointLimit },
      });
      return item !== undefined;
    },
    /** Updates it and resets its failures; undefined when it is gone or was updated since this version. */
    updateEndpoint: (
      conversionId: string,
      endpointId: string,
      { url, events, isActive }: EndpointSettings,
      version?: number,
    ) =>
      updateEndpoint(conversionId, endpointId, {
        UpdateExpression:
          'SET endpoints.#id.#url = :url, endpoints.#id.events = :events, endpoints.#id.isActive = :isActive, endpoints.#id.version = if_not_exists(endpoints.#id.version, :never) + :once REMOVE endpoints.#id.failures, endpoints.#id.failingSince, endpoints.#id.lastError, endpoints.#id.goneAt',
        ...(version !== undefined && {
          ConditionExpression:
            version === 0
              ? 'attribute_exists(endpoints.#id) AND (attribute_not_exists(endpoints.#id.version) OR endpoints.#id.version = :version)'
              : 'endpoints.#id.version = :version',
        }),
        ExpressionAttributeValues: {
          ...{ ':url': url, ':events': events, ':isActive': isActive, ':never': 0, ':once': 1 },
          ...(version !== undefined && { ':version': version }),
        },
        names: { '#url': 'url' },
      }),
    /** Undefined when its secret has changed since. */
    replaceSecrets: (
      { conversionId, endpointId }: EndpointRef,
      secretBefore: string,
      { secret, oldSecrets }: WebhookSecrets,
    ) =>
      updateEndpoint(conversionId, endpointId, {
        UpdateExpression: 'SET endpoints.#id.secret = :secret, endpoints.#id.oldSecrets = :old',
        ConditionExpression: 'endpoints.#id.secret = :before',
        ExpressionAttributeValues: { ':secret': secret, ':old': oldSecrets, ':before': secretBefore },
      }),
    /** Switches it off permanently and stores the mail, in one transaction; false when already off. */
    switchOff: (
      { conversionId, endpointId }: EndpointRef,
      { at, error }: WebhookAttempt,
      notice: { userId: string; mail: Mail } | undefined,
    ) =>
      table.transact([
        {
          Update: {
            TableName: table.name,
            Key: keys.webhookEndpoints(conversionId),
            UpdateExpression:
              'SET endpoints.#id.isActive = :off, endpoints.#id.goneAt = :at, endpoints.#id.lastError = :error',
            ConditionExpression: 'endpoints.#id.isActive = :on',
            ExpressionAttributeNames: { '#id': endpointId },
            ExpressionAttributeValues: { ':on': true, ':off': false, ':at': at, ':error': error ?? '' },
          },
        },
        ...(notice ? writeUserMail(table.name, notice.userId, notice.mail, new Date(at)) : []),
      ]),
    /** False when already gone. */
    async removeEndpoint(conversionId: string, endpointId: string) {
      const item = await table.update(keys.webhookEndpoints(conversionId), {
        UpdateExpression: 'REMOVE endpoints.#id',
        ConditionExpression: 'attribute_exists(endpoints.#id)',
        ExpressionAttributeNames: { '#id': endpointId },
      });
      return item !== undefined;
    },
    /** Counts a failed attempt, or resets the count after a success. Does nothing when the endpoint is gone. */
    async recordHealth({ conversionId, endpointId }: DeliveryRef, { at, error }: WebhookAttempt) {
      await updateEndpoint(
        conversionId,
        endpointId,
        error === undefined ? healthyEndpoint : failedAt(at, error),
      );
    },
    /**
     * Claims the delivery for this sender until then; undefined when it is done, not due, or claimed by
     * another.
     */
    async claim(delivery: DeliveryRef, now: Date, until: Date) {
      const item = await updateDelivery(delivery, {
        UpdateExpression: 'SET sendingUntil = :until ADD attempts :one',
        ConditionExpression:
          'attribute_exists(dueKind) AND nextAttemptAt <= :now AND (attribute_not_exists(sendingUntil) OR sendingUntil < :now)',
        ExpressionAttributeValues: { ':until': until.toISOString(), ':now': now.toISOString(), ':one': 1 },
      });
      return item && storedDeliverySchema.parse(item);
    },
    /** Records an attempt; it is retried at the given instant, else done. */
    async settle(
      delivery: DeliveryRef,
      {
        state,
        attempt,
        nextAttemptAt,
      }: {
        state: WebhookDeliveryState;
        attempt: WebhookAttempt;
        nextAttemptAt?: Date | undefined;
      },
    ) {
      const isGivenUp = state === 'failed' && !nextAttemptAt;
      await updateDelivery(delivery, {
        UpdateExpression: settleExpressions[nextAttemptAt ? 'waiting' : state],
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':state': state,
          ':attempt': attempt,
          ...(nextAttemptAt && { ':next': nextAttemptAt.toISOString() }),
          ...(isGivenUp && {
            ':failed': failedEventKind(brandOfConversion(delivery.conversionId)),
            ':at': attempt.at,
          }),
        },
      });
    },
    /** Makes it due again with all attempts; false while it is being sent. */
    async restart(delivery: DeliveryRef, now: Date) {
      const item = await updateDelivery(delivery, {
        UpdateExpression:
          'SET #state = :waiting, dueKind = :kind, dueAt = :now, nextAttemptAt = :now, attempts = :none',
        ConditionExpression:
          'attribute_exists(pk) AND (attribute_not_exists(sendingUntil) OR sendingUntil < :now)',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':waiting': 'waiting',
          ':kind': deliveryDueKind,
          ':now': now.toISOString(),
          ':none': 0,
        },
      });
      return item !== undefined;
    },
    async findDelivery(delivery: DeliveryRef) {
      const item = await table.get(deliveryKey(delivery));
      return item && storedDeliverySchema.parse(item);
    },
    /** Newest first. */
    async listDeliveries(conversionId: string, endpointId: string, limit: number) {
      const { pk, sk } = keys.webhookDelivery(conversionId, endpointId, '');
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
        ScanIndexForward: false,
        Limit: limit,
      });
      return items.map((item) => storedDeliverySchema.parse(item));
    },
    async findDue(before: Date, limit: number) {
      const items = await table.query({
        IndexName: dueIndexName,
        KeyConditionExpression: 'dueKind = :kind AND dueAt <= :before',
        ExpressionAttributeValues: { ':kind': deliveryDueKind, ':before': before.toISOString() },
        ProjectionExpression: 'conversionId, endpointId, deliveryId',
        Limit: limit,
      });
      return items.map((item) => deliveryRefSchema.parse(item));
    },
    /** Hides a delivery from the due list until then, because its message was resent. */
    async postpone(delivery: DeliveryRef, until: Date) {
      await updateDelivery(delivery, {
        UpdateExpression: 'SET dueAt = :until',
        ConditionExpression: 'attribute_exists(dueKind) AND dueAt < :until',
        ExpressionAttributeValues: { ':until': until.toISOString() },
      });
    },
  };
}

/** One given up is listed for staff; without `nextAttemptAt` nobody claims it. */
const settleExpressions: Record<WebhookDeliveryState, string> = {
  waiting:
    'SET #state = :state, lastAttempt = :attempt, nextAttemptAt = :next, dueAt = :next REMOVE sendingUntil',
  delivered: 'SET #state = :state, lastAttempt = :attempt REMOVE sendingUntil, dueKind, dueAt, nextAttemptAt',
  failed:
    'SET #state = :state, lastAttempt = :attempt, dueKind = :failed, dueAt = :at REMOVE sendingUntil, nextAttemptAt',
};

type EndpointChange = {
  UpdateExpression: string;
  ConditionExpression?: string;
  ExpressionAttributeValues?: Record<string, unknown>;
  names?: Record<string, string>;
};

const healthyEndpoint: EndpointChange = {
  UpdateExpression: 'REMOVE endpoints.#id.failures, endpoints.#id.failingSince, endpoints.#id.lastError',
};

function failedAt(at: string, error: string): EndpointChange {
  return {
    UpdateExpression:
      'SET endpoints.#id.failures = if_not_exists(endpoints.#id.failures, :none) + :one, endpoints.#id.failingSince = if_not_exists(endpoints.#id.failingSince, :at), endpoints.#id.lastError = :error',
    ExpressionAttributeValues: { ':none': 0, ':one': 1, ':at': at, ':error': error },
  };
}

type EndpointRef = Omit<DeliveryRef, 'deliveryId'>;
