import { requireBillingCustomer } from '#functions/domain/billing/billing-customer.ts';
import { changePlan, previewChange, setCancelled } from '#functions/domain/billing/change-subscription.ts';
import { describeBilling } from '#functions/domain/billing/describe-billing.ts';
import { savePurchaseOrder } from '#functions/domain/billing/save-billing-details.ts';
import { openBillingPorts } from '../billing/billing.ts';
import { openDescribingPorts } from '../billing/describe-billing.ts';
import type { Deps } from '../deps.ts';

type Caller = Parameters<typeof requireBillingCustomer>[1];
type Billing = ReturnType<typeof describeBilling>;

/** Describes what a customer is billed. */
export function describeCustomersBilling(deps: Deps, caller: Caller): Billing {
  return changeSubscription(deps, caller, async () => undefined);
}

/** What a change of a customer's plan costs. */
export async function previewCustomersChange(
  deps: Deps,
  caller: Caller,
  choice: Parameters<typeof previewChange>[2],
): ReturnType<typeof previewChange> {
  const ports = openBillingPorts(deps);
  const { organisation } = await requireBillingCustomer(ports, caller);
  return previewChange(ports, organisation, choice);
}

/** Saves a customer's purchase order number, and describes what is billed then. */
export function saveCustomersPurchaseOrder(deps: Deps, caller: Caller, number: string): Billing {
  return changeSubscription(deps, caller, (ports, organisation) =>
    savePurchaseOrder(ports, organisation, number),
  );
}

/** Changes a customer's plan, and describes what is billed then. */
export function changeCustomersPlan(
  deps: Deps,
  caller: Caller,
  change: Parameters<typeof changePlan>[2],
): Billing {
  return changeSubscription(deps, caller, (ports, organisation) => changePlan(ports, organisation, change));
}

/** Cancels a customer's subscription at the end of its term, or takes that back, and describes what is billed then. */
export function setCustomersCancellation(deps: Deps, caller: Caller, isCancelled: boolean): Billing {
  return changeSubscription(deps, caller, (ports, organisation) =>
    setCancelled(ports, organisation, isCancelled),
  );
}

async function changeSubscription(
  deps: Deps,
  caller: Caller,
  change: (
    ports: ReturnType<typeof openBillingPorts>,
    organisation: Parameters<typeof changePlan>[1],
  ) => Promise<unknown>,
): Promise<Awaited<Billing>> {
  const ports = openBillingPorts(deps);
  const { organisation } = await requireBillingCustomer(ports, caller);
  await change(ports, organisation);
  return describeBilling(openDescribingPorts(deps), organisation.organisationId);
}
