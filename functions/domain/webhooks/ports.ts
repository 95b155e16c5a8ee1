import type { Resolver } from '#functions/engine/crawl/fetch/network.ts';
import type { Poster } from '#functions/engine/crawl/fetch/post-once.ts';
import type { WebhookStore } from '#functions/storage/dynamodb/webhooks/webhook-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { OwnerPorts } from '../accounts/find-owner.ts';
import type { DeliveryRef, StoredDelivery } from './webhook.ts';

export type AttemptPorts = { post: Poster; now(): Date; siteOrigin(brandId: BrandId): string };

/** Dependencies of announcing an event. The sweeper resends what couldn't be announced. */
export type EventPorts = {
  webhooks: Pick<WebhookStore, 'listEndpoints'>;
  announceDelivery(delivery: StoredDelivery): Promise<void>;
};

export type EndpointPorts = {
  webhooks: WebhookStore;
  resolve: Resolver;
  now(): Date;
  makeId(): string;
  randomBytes(count: number): Uint8Array;
};

export type RenewalPorts = Pick<EndpointPorts, 'webhooks' | 'now' | 'randomBytes'>;

export type DeliveryPorts = AttemptPorts &
  OwnerPorts & {
    webhooks: WebhookStore;
    /** Sends the message of the next attempt; the sweeper resends lost ones. */
    sendWebhook(delivery: DeliveryRef, delaySeconds: number): Promise<void>;
    /** Sends a stored mail's message; the sweeper resends lost ones. */
    startMail(mailId: string): Promise<void>;
  };
