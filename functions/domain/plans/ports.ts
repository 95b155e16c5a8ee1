import type { UsageStore } from '#functions/storage/dynamodb/accounts/usage-store.ts';
import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { PricingModel } from '#shared/domain/billing/pricing.ts';
import type { Organisation } from '../accounts/account.ts';
import type { FindSettings } from '../conversions/ports.ts';

export type StandingPorts = {
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  usage: Pick<UsageStore, 'read'>;
  pricingModelOf(brandId: BrandId): PricingModel;
  now(): Date;
};

export type AdmissionPorts = Pick<StandingPorts, 'pricingModelOf' | 'now'> & {
  conversions: Pick<ConversionStore, 'find'>;
  findSettings: FindSettings;
  usage: Pick<UsageStore, 'readWithOrganisation'>;
};

export type CountingPorts = {
  usage: Pick<UsageStore, 'take' | 'giveBack' | 'mark'>;
  lifeCycles: { bringForward(organisationId: string, now: Date): Promise<void> };
  now(): Date;
};
