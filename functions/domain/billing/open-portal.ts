import { dashboardPath } from '#shared/domain/conversion/dashboard-path.ts';
import { AppError } from '#shared/errors.ts';
import type { Organisation } from '../accounts/account.ts';
import { requireAction } from './billing-state.ts';
import type { BillingPorts } from './ports.ts';
import { readBillingState } from './read-billing-state.ts';

/** The provider's page for changing the card. Throws NOT_SUBSCRIBED, ALREADY_SUBSCRIBED, UNAVAILABLE. */
export async function openPortal(ports: BillingPorts, organisation: Organisation): Promise<string> {
  const { organisationId, brandId } = organisation;
  const [account, conversionId] = await Promise.all([
    ports.billing.find(organisationId),
    ports.organisations.findConversionId(organisationId),
  ]);
  requireAction(await readBillingState(ports, organisation, account), 'change-card');
  if (!account?.customerId || !conversionId) throw new AppError('NOT_SUBSCRIBED');
  const returnUrl = `${ports.siteOrigin(brandId)}${dashboardPath(conversionId)}?tab=billing`;
  return ports.provider.openPortal(account.customerId, returnUrl);
}
