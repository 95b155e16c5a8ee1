import { brands } from '#shared/brands/index.ts';
import type { PlanId } from '#shared/domain/billing/plan-ids.ts';
import { findPlan, findTiers, sayPriceOf } from '#shared/domain/billing/pricing.ts';
import type { ListedUser } from '#shared/domain/staff/listed-customer.ts';
import { addDays, keptAfterTrialDays } from '#shared/domain/trial.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { ReceiptText } from '#web/ui/icons/icons.ts';
import { Question } from '#web/ui/layout/question.tsx';

type PlanEdit = { plan?: PlanId; status?: string };
type PlanQuestionProps = { user: ListedUser; edit: PlanEdit; onConfirm: () => void; onClose: () => void };

/** Whether an edit gives, changes or ends a plan. */
export function asksAboutPlan(user: ListedUser, { plan, status }: PlanEdit): boolean {
  const isEnd = status === 'cancelled' && user.plan !== 'trial';
  return isEnd || (plan !== undefined && plan !== 'trial');
}

/** The question before a plan is set by hand: what it costs, and who is billed when. */
export function PlanQuestion({ user, edit, onConfirm, onClose }: PlanQuestionProps) {
  const { title, text, details, confirmLabel } = edit.plan ? askForPlan(user, edit.plan) : askForEnd(user);
  return (
    <Question
      title={title}
      icon={<ReceiptText className="size-5 shrink-0" />}
      description={text}
      wayBack="Back"
      confirmLabel={confirmLabel}
      isDanger={!edit.plan}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {details.map((paragraph) => (
        <p key={paragraph} className="mt-3 text-ink-muted">
          {paragraph}
        </p>
      ))}
    </Question>
  );
}

function askForPlan({ brandId, organisation, plan: before }: ListedUser, plan: PlanId) {
  const { pricingModel } = brands[brandId];
  const { name } = findPlan(pricingModel, plan);
  const from = before === 'trial' ? '' : ` instead of ${findPlan(pricingModel, before).name}`;
  return {
    title: `Put ${organisation} on ${name}?`,
    text: `${organisation} gets the ${name} plan${from} at once: ${tellPrice(brandId, plan)}.`,
    details: [
      pricingModel === 'enrollment'
        ? 'Nothing is billed now. A school that has an invoice for this year gets a note for the difference with the next Generate Invoices. For another one, record the order under School Billing with Order by Invoice first.'
        : 'Nothing is billed. To bill it, send an invoice yourself, or ask the customer to subscribe by card under Billing.',
    ],
    confirmLabel: `Put on ${name}`,
  };
}

function askForEnd({ brandId, organisation, plan }: ListedUser) {
  const { name } = findPlan(brands[brandId].pricingModel, plan);
  const day = (at: Date) => formatDay(at.toISOString(), { dateStyle: 'medium' });
  const today = new Date();
  return {
    title: `Cancel ${organisation}?`,
    text: `${organisation} loses the ${name} plan today, ${day(today)}. Unless its trial is still running, the assistant takes a break.`,
    details: [
      `Everything is kept until ${day(addDays(today, keptAfterTrialDays))} or longer, and then erased. Nothing is refunded, and an open invoice stays open.`,
      'The customer gets a mail that says so.',
    ],
    confirmLabel: 'Cancel the plan',
  };
}

function tellPrice(brandId: ListedUser['brandId'], plan: PlanId): string {
  const tier = findTiers(brands[brandId].pricingModel).find(({ id }) => id === plan);
  if (!tier) return 'without a price';
  return `${sayPriceOf(tier, 'monthly')} or ${sayPriceOf(tier, 'annual')}`;
}
