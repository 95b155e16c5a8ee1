import { brands } from '#shared/brands/index.ts';
import type { PlanId } from '#shared/domain/billing/plan-ids.ts';
import { findPlan } from '#shared/domain/billing/pricing.ts';
import type { Organisation, User } from '../accounts/account.ts';
import { composeWordyMail } from '../mail/compose-mail.ts';
import type { Mail } from '../mail/mail.ts';

type Accepted = {
  /** The order's message, whose answer it is. */
  messageId: string;
  owner: Pick<User, 'name' | 'email'>;
  plan: PlanId;
  /** What is invoiced first, where we know it. */
  firstInvoice: string | undefined;
  dashboardUrl: string;
};

/** Tells an owner that staff have accepted the order by invoice, and what will be invoiced. */
export function composeOrderAcceptedMail(
  { brandId, name: company }: Organisation,
  { messageId, owner, plan, firstInvoice, dashboardUrl }: Accepted,
): Mail {
  const brand = brands[brandId];
  const planName = findPlan(brand.pricingModel, plan).name;
  return composeWordyMail({ name: owner.name, company, isPaying: true }, (names) => ({
    type: 'order-accepted',
    mailId: `answered-${messageId}`,
    to: owner.email,
    brand,
    subject: `Your order is accepted: ${names.company}`,
    greetingName: names.name,
    paragraphs: [
      `The assistant of ${names.company} is on the ${planName} plan now.`,
      ...(firstInvoice ? [firstInvoice] : []),
      'The invoice comes by email. Nothing is to be paid before it is there.',
    ],
    action: { label: 'See your billing', url: dashboardUrl },
  }));
}
