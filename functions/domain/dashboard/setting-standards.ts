import type { Organisation } from '#functions/domain/accounts/account.ts';
import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { brands } from '#shared/brands/index.ts';
import type { SettingStandards } from '#shared/contract/dashboard/dashboard-settings.ts';
import { findPlan } from '#shared/domain/billing/pricing.ts';
import { readLogoAddress } from '#shared/domain/logo.ts';
import { listContacts } from '../inbox/find-addressee.ts';

/** The model that answers here; undefined where none runs. */
export type ModelPorts = { modelChoice?: unknown };

/** What applies to an assistant where its owner has chosen nothing. */
export function describeStandards(
  conversion: Pick<Conversion, 'brandId' | 'companyName' | 'url' | 'site' | 'notify'>,
  organisation: Pick<Organisation, 'additionalContacts' | 'plan'> | undefined,
  { modelChoice }: ModelPorts,
): SettingStandards {
  const { brandId, companyName, url, site } = conversion;
  const { popularQuestions } = site ?? brands[brandId];
  return {
    isRead: site !== undefined,
    siteName: site?.name ?? companyName,
    siteUrl: site?.website ?? url ?? '',
    suggestedQuestions: [...popularQuestions],
    brandColor: site?.brandColor ?? '',
    logoUrl: readLogoAddress(site?.logoUrl ?? '') ?? '',
    recipients: listContacts(conversion, organisation).map(({ email }) => email),
    phone: site?.phone ?? '',
    address: site?.address ?? '',
    hasModel: modelChoice !== undefined,
    canHideMaker: findPlan(brands[brandId].pricingModel, organisation?.plan ?? 'trial').canHideMaker,
  };
}
