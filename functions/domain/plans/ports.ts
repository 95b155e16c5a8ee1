import type { BrandId } from '#shared/brands/platforms.ts';
import type { PricingModel } from '#shared/domain/pricing.ts';
import type { Organisation } from '../accounts/account.ts';
import type { Conversation } from '../conversions/conversation.ts';
import type { ConversionStore } from '../conversions/ports.ts';

/** Conversations that customers had in a month, `YYYY-MM` in UTC. */
export type UsageStore = {
  read(organisationId: string, month: string): Promise<number>;
  /**
   * Counts a stored conversation; answers the month's new number, undefined for one that was counted before. A process
   * that dies in between leaves it uncounted: never one too many.
   */
  countOnce(organisationId: string, month: string, conversation: Conversation): Promise<number | undefined>;
};

/** What finding out what a customer may use needs. */
export type StandingPorts = {
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  usage: Pick<UsageStore, 'read'>;
  pricingModelOf(brandId: BrandId): PricingModel;
  now(): Date;
};

/** What admitting a visitor to an assistant needs. */
export type AdmissionPorts = StandingPorts & {
  conversions: Pick<ConversionStore, 'find'>;
};

/** What counting a conversation needs. */
export type CountingPorts = {
  usage: Pick<UsageStore, 'countOnce'>;
  lifeCycles: { bringForward(organisationId: string, now: Date): Promise<void> };
  now(): Date;
};
