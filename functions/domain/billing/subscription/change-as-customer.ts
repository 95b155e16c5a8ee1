import { type DescribingPorts, describeBilling } from '../describe-billing.ts';
import type { CheckoutLinkPorts, OrderingPorts } from '../ports.ts';
import { savePurchaseOrder } from '../save-billing-details.ts';
import { requireBillingCustomer } from './billing-customer.ts';
import { changePlan, previewChange, setCancelled } from './change-subscription.ts';

type Caller = Parameters<typeof requireBillingCustomer>[1];
type CustomerPorts = DescribingPorts & OrderingPorts & CheckoutLinkPorts;
type Billing = ReturnType<typeof describeBilling>;

export function describeCustomersBilling(ports: CustomerPorts, caller: Caller): Billing {
  return changeSubscription(ports, caller, async () => undefined);
}

/** What a change of a customer's plan costs. */
export async function previewCustomersChange(
  ports: CustomerPorts,
  caller: Caller,
  choice: Parameters<typeof previewChange>[2],
): ReturnType<typeof previewChange> {
  const { organisation } = await requireBillingCustomer(ports, caller);
  return previewChange(ports, organisation, choice);
}

/** Saves a customer's purchase order number, and describes what is billed then. */
export function saveCustomersPurchaseOrder(ports: CustomerPorts, caller: Caller, number: string): Billing {
  return changeSubscription(ports, caller, (organisation) => savePurchaseOrder(ports, organisation, number));
}

/** Changes a customer's plan, and describes what is billed then. */
export function changeCustomersPlan(
  ports: CustomerPorts,
  caller: Caller,
  change: Parameters<typeof changePlan>[2],
): Billing {
  return changeSubscription(ports, caller, (organisation) => changePlan(ports, organisation, change));
}

/** Cancels a customer's subscription at the end of its term, or takes that back, and describes what is billed then. */
export function setCustomersCancellation(
  ports: CustomerPorts,
  caller: Caller,
  isCancelled: boolean,
): Billing {
  return changeSubscription(ports, caller, (organisation) => setCancelled(ports, organisation, isCancelled));
}

async function changeSubscription(
  ports: CustomerPorts,
  caller: Caller,
  change: (organisation: Parameters<typeof changePlan>[1]) => Promise<unknown>,
): Promise<Awaited<Billing>> {
  const { organisation } = await requireBillingCustomer(ports, caller);
  await change(organisation);
  return describeBilling(ports, organisation.organisationId);
}
