import type { BrandId } from '#shared/brands/platforms.ts';
import type { PricingModel } from '#shared/domain/billing/pricing.ts';
import type { Organisation } from '../accounts/account.ts';
import type { Conversation } from '../conversions/conversation.ts';
import type { ConversionStore, FindSettings } from '../conversions/ports.ts';

/** Customers' conversations per month, `YYYY-MM` in UTC. */
export type UsageStore = {
  read(organisationId: string, month: string): Promise<number>;
  /** The same with the customer's record, in one read; undefined without the record. */
  readWithOrganisation(
    organisationId: string,
    month: string,
  ): Promise<{ organisation: Organisation; conversations: number } | undefined>;
  /** Counts a conversation whose session keeps that it is counted; returns the month's new total. */
  count(organisationId: string, month: string): Promise<number>;
  /**
   * Counts a stored conversation; returns the month's new total, or undefined when already counted. A crash
   * in between undercounts, never overcounts.
   */
  countOnce(organisationId: string, month: string, conversation: Conversation): Promise<number | undefined>;
};

/** Dependencies of a customer's standing. */
export type StandingPorts = {
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  usage: Pick<UsageStore, 'read'>;
  pricingModelOf(brandId: BrandId): PricingModel;
  now(): Date;
};

/** Dependencies of admitting a visitor. */
export type AdmissionPorts = Pick<StandingPorts, 'pricingModelOf' | 'now'> & {
  conversions: Pick<ConversionStore, 'find'>;
  findSettings: FindSettings;
  usage: Pick<UsageStore, 'readWithOrganisation'>;
};

/** Dependencies of counting a conversation. */
export type CountingPorts = {
  usage: Pick<UsageStore, 'count' | 'countOnce'>;
  lifeCycles: { bringForward(organisationId: string, now: Date): Promise<void> };
  now(): Date;
};
