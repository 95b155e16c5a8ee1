import type { Resolver } from '#functions/engine/crawl/fetch/network.ts';
import type { Poster } from '#functions/engine/crawl/fetch/post-once.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { WebhookAttempt, WebhookDeliveryState } from '#shared/domain/webhook.ts';
import type { Organisation, User } from '../accounts/account.ts';
import type { Mail } from '../mail/mail.ts';
import type {
  DeliveryRef,
  EndpointSettings,
  StoredDelivery,
  StoredEndpoint,
  WebhookSecrets,
} from './webhook.ts';

type EndpointRef = Omit<DeliveryRef, 'deliveryId'>;

/** Stores endpoints and their deliveries. A delivery stays due until it is accepted or given up. */
export type WebhookStore = {
  listEndpoints(conversionId: string): Promise<StoredEndpoint[]>;
  /** False at the limit. */
  addEndpoint(conversionId: string, endpoint: StoredEndpoint): Promise<boolean>;
  /** Updates it and resets its failures; undefined when it is gone or was updated since this version. */
  updateEndpoint(
    conversionId: string,
    endpointId: string,
    settings: EndpointSettings,
    version?: number,
  ): Promise<StoredEndpoint | undefined>;
  /** Undefined when its secret has changed since. */
  replaceSecrets(
    endpoint: EndpointRef,
    secretBefore: string,
    secrets: WebhookSecrets,
  ): Promise<StoredEndpoint | undefined>;
  /** Switches it off permanently and stores the mail, in one transaction; false when already off. */
  switchOff(
    endpoint: EndpointRef,
    attempt: WebhookAttempt,
    notice: { userId: string; mail: Mail } | undefined,
  ): Promise<boolean>;
  /** False when already gone. */
  removeEndpoint(conversionId: string, endpointId: string): Promise<boolean>;
  /** Counts a failed attempt, or resets the count after a success. Does nothing when the endpoint is gone. */
  recordHealth(delivery: DeliveryRef, attempt: WebhookAttempt): Promise<void>;
  /**
   * Claims the delivery for this sender until then; undefined when it is done, not due, or claimed by
   * another.
   */
  claim(delivery: DeliveryRef, now: Date, until: Date): Promise<StoredDelivery | undefined>;
  /** Records an attempt; it is retried at the given instant, else done. */
  settle(
    delivery: DeliveryRef,
    outcome: {
      state: WebhookDeliveryState;
      attempt: WebhookAttempt;
      nextAttemptAt?: Date | undefined;
    },
  ): Promise<void>;
  /** Makes it due again with all attempts; false while it is being sent. */
  restart(delivery: DeliveryRef, now: Date): Promise<boolean>;
  findDelivery(delivery: DeliveryRef): Promise<StoredDelivery | undefined>;
  /** Newest first. */
  listDeliveries(conversionId: string, endpointId: string, limit: number): Promise<StoredDelivery[]>;
  findDue(before: Date, limit: number): Promise<DeliveryRef[]>;
  /** Hides a delivery from the due list until then, because its message was resent. */
  postpone(delivery: DeliveryRef, until: Date): Promise<void>;
};

/** Dependencies of one delivery attempt. */
export type AttemptPorts = { post: Poster; now(): Date };

/** Dependencies of announcing an event. The sweeper resends what couldn't be announced. */
export type EventPorts = {
  webhooks: Pick<WebhookStore, 'listEndpoints'>;
  announceDelivery(delivery: StoredDelivery): Promise<void>;
};

/** Dependencies of adding and updating endpoints. */
export type EndpointPorts = {
  webhooks: WebhookStore;
  resolve: Resolver;
  now(): Date;
  makeId(): string;
  randomBytes(count: number): Uint8Array;
};

/** Dependencies of renewing a secret. */
export type RenewalPorts = Pick<EndpointPorts, 'webhooks' | 'now' | 'randomBytes'>;

/** The assistant named in the notice about a gone webhook, which goes to its owner only. */
type OwnedAssistant = {
  organisationId?: string | undefined;
  brandId: BrandId;
  companyName: string;
  readHost?: string | undefined;
};

/** Dependencies of notifying the owner. */
export type OwnerPorts = {
  conversions: { find(conversionId: string): Promise<OwnedAssistant | undefined> };
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  users: { find(userId: string): Promise<User | undefined> };
  siteOrigin(brandId: BrandId): string;
};

/** Dependencies of delivering an event. */
export type DeliveryPorts = AttemptPorts &
  OwnerPorts & {
    webhooks: WebhookStore;
    /** Sends the message of the next attempt; the sweeper resends lost ones. */
    sendWebhook(delivery: DeliveryRef, delaySeconds: number): Promise<void>;
    /** Sends a stored mail's message; the sweeper resends lost ones. */
    startMail(mailId: string): Promise<void>;
  };
