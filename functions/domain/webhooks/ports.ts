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

/** Where endpoints and what is on its way to them are kept. A delivery stays due until it is taken or given up. */
export type WebhookStore = {
  listEndpoints(conversionId: string): Promise<StoredEndpoint[]>;
  /** False when there are as many as may be. */
  addEndpoint(conversionId: string, endpoint: StoredEndpoint): Promise<boolean>;
  /** Changes it and forgets its failures; undefined when it is gone. */
  updateEndpoint(
    conversionId: string,
    endpointId: string,
    settings: EndpointSettings,
  ): Promise<StoredEndpoint | undefined>;
  /** Undefined when its secret is not the given one any more. */
  replaceSecrets(
    endpoint: EndpointRef,
    secretBefore: string,
    secrets: WebhookSecrets,
  ): Promise<StoredEndpoint | undefined>;
  /** Switches it off for good and stores the mail that says so, both or none; false when it is off already. */
  switchOff(
    endpoint: EndpointRef,
    attempt: WebhookAttempt,
    notice: { userId: string; mail: Mail } | undefined,
  ): Promise<boolean>;
  /** False when it is gone already. */
  removeEndpoint(conversionId: string, endpointId: string): Promise<boolean>;
  /** Counts a failed attempt, or forgets those before one that was taken. Nothing when the endpoint is gone. */
  recordHealth(delivery: DeliveryRef, attempt: WebhookAttempt): Promise<void>;
  /** The delivery for this sender alone until then; undefined when it is done, not due yet, or someone else's. */
  claim(delivery: DeliveryRef, now: Date, until: Date): Promise<StoredDelivery | undefined>;
  /** Notes an attempt; it is tried again at the instant that is given, else it is done. */
  settle(
    delivery: DeliveryRef,
    outcome: {
      state: WebhookDeliveryState;
      attempt: WebhookAttempt;
      nextAttemptAt?: Date | undefined;
    },
  ): Promise<void>;
  /** Makes it due anew, with all its attempts; false when it is being sent this moment. */
  restart(delivery: DeliveryRef, now: Date): Promise<boolean>;
  findDelivery(delivery: DeliveryRef): Promise<StoredDelivery | undefined>;
  /** Newest first. */
  listDeliveries(conversionId: string, endpointId: string, limit: number): Promise<StoredDelivery[]>;
  findDue(before: Date, limit: number): Promise<DeliveryRef[]>;
  /** Hides a delivery from the due ones until then, because its message was sent again. */
  postpone(delivery: DeliveryRef, until: Date): Promise<void>;
};

/** What one attempt to deliver needs. */
export type AttemptPorts = { post: Poster; now(): Date };

/** What announcing an event needs. The sweeper sends again what could not be announced at once. */
export type EventPorts = {
  webhooks: Pick<WebhookStore, 'listEndpoints'>;
  announceDelivery(delivery: StoredDelivery): Promise<void>;
};

/** What adding and changing endpoints needs. */
export type EndpointPorts = {
  webhooks: WebhookStore;
  resolve: Resolver;
  now(): Date;
  makeId(): string;
  randomBytes(count: number): Uint8Array;
};

/** What renewing a secret needs. */
export type RenewalPorts = Pick<EndpointPorts, 'webhooks' | 'now' | 'randomBytes'>;

/** The assistant in the notice about a gone webhook, which goes to its owner only. */
type OwnedAssistant = { organisationId?: string | undefined; brandId: BrandId; companyName: string };

/** What telling the owner needs. */
export type OwnerPorts = {
  conversions: { find(conversionId: string): Promise<OwnedAssistant | undefined> };
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  users: { find(userId: string): Promise<User | undefined> };
  siteOrigin(brandId: BrandId): string;
};

/** What delivering an event needs. */
export type DeliveryPorts = AttemptPorts &
  OwnerPorts & {
    webhooks: WebhookStore;
    /** Sends the message of the next attempt; a lost one is sent again by the sweeper. */
    sendWebhook(delivery: DeliveryRef, delaySeconds: number): Promise<void>;
    /** Sends a stored mail; a lost message is sent again by the sweeper. */
    startMail(mailId: string): Promise<void>;
  };
