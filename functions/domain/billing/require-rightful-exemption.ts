import type { PricingModel } from '#shared/domain/billing/pricing.ts';
import type { TaxPlace } from '#shared/domain/billing/tax-place.ts';
import { AppError } from '#shared/errors.ts';

/** Refuses an exemption from a customer who is no school. Throws VALIDATION. */
export function requireRightfulExemption({ exemptionNumber }: TaxPlace, model: PricingModel): void {
  if (!exemptionNumber || model === 'enrollment') return;
  const message = 'Only schools can claim an exemption here. Write to us if you have a certificate.';
  throw new AppError('VALIDATION', { message, issues: [{ field: 'taxPlace.exemptionNumber', message }] });
}
