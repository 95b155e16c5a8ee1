import { composeMessage } from '#functions/domain/contact/submit-message.ts';
import type { TaxPlace } from '#shared/domain/billing/tax-place.ts';
import type { BillingAccount } from '../billing-account.ts';
import type { OrderingPorts } from '../ports.ts';
import type { BillingCustomer } from './billing-customer.ts';

/** Whether staff have yet to hear of an exemption. */
export function isNewExemption(
  { taxPlace: known }: Pick<BillingAccount, 'taxPlace'>,
  place: TaxPlace | undefined,
): place is TaxPlace {
  return Boolean(place?.exemptionNumber) && place?.exemptionNumber !== known?.exemptionNumber;
}

/** Asks staff to check an exemption that takes effect at once. */
export function composeExemptionMessage(
  ports: Pick<OrderingPorts, 'makeId' | 'now'>,
  { organisation, owner }: BillingCustomer,
  { country, postalCode, exemptionNumber }: TaxPlace,
) {
  return composeMessage(ports, {
    ...{ brandId: organisation.brandId, subject: 'order' },
    ...{ name: owner.name, email: owner.email, phone: owner.phone, organization: organisation.name },
    message: [
      `Exempt from sales tax: certificate ${exemptionNumber}, ${[postalCode, country].filter(Boolean).join(', ')}`,
      'Ask for a copy of the certificate. Until you change it at the payment provider, no tax is added.',
      `For ${organisation.name}`,
    ].join('\n'),
  });
}
