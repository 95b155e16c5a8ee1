import { findPlan } from '#shared/domain/billing/pricing.ts';
import { hidesMaker } from '../conversions/apply-settings.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { FindSettings } from '../conversions/ports.ts';
import type { StandingPorts } from './ports.ts';

export type MakerPorts = Pick<StandingPorts, 'organisations' | 'pricingModelOf'> & {
  findSettings: FindSettings;
};

/** Whether mails to visitors name the organisation where they otherwise name the brand. */
export async function isMakerHidden(
  ports: MakerPorts,
  { conversionId, organisationId }: Pick<Conversion, 'conversionId' | 'organisationId'>,
): Promise<boolean> {
  if (!organisationId) return false;
  const [settings, customer] = await Promise.all([
    ports.findSettings(conversionId),
    ports.organisations.find(organisationId),
  ]);
  return hidesMaker(settings, customer && findPlan(ports.pricingModelOf(customer.brandId), customer.plan));
}
