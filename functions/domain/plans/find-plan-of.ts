import { findPlan, type Plan } from '#shared/domain/billing/pricing.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { StandingPorts } from './ports.ts';
import { findStanding } from './standing.ts';

/** The plan of a conversion's customer; the trial when it belongs to none. */
export async function findPlanOf(ports: StandingPorts, conversion: Conversion): Promise<Plan> {
  const standing = await findStanding(ports, conversion);
  return standing?.plan ?? findPlan(ports.pricingModelOf(conversion.brandId), 'trial');
}
