import { brands } from '#shared/brands/index.ts';
import { findPlan } from '#shared/domain/billing/pricing.ts';
import { addDays, keptAfterTrialDays } from '#shared/domain/trial.ts';
import type { Organisation, User } from '../accounts/account.ts';
import { composeWordyMail } from '../mail/compose-mail.ts';
import { formatDayOf } from '../mail/format-day.ts';
import type { Mail } from '../mail/mail.ts';

type Ended = { owner: Pick<User, 'name' | 'email'>; dashboardUrl: string; now: Date };

/** Tells an owner that staff have ended the plan, and until when everything is kept. */
export function composePlanEndedMail(organisation: Organisation, { owner, dashboardUrl, now }: Ended): Mail {
  const { organisationId, brandId, name: company, plan, trialEndsAt } = organisation;
  const brand = brands[brandId];
  const planName = findPlan(brand.pricingModel, plan).name;
  const isPaused = trialEndsAt <= now.toISOString();
  const keptFrom = isPaused ? now : new Date(trialEndsAt);
  const kept = formatDayOf(organisation, addDays(keptFrom, keptAfterTrialDays));
  return composeWordyMail({ name: owner.name, company, isPaying: true }, (names) => ({
    type: 'plan-ended',
    mailId: `plan-ended-${organisationId}-${now.toISOString()}`,
    to: owner.email,
    brand,
    subject: `Your plan has ended: ${names.company}`,
    greetingName: names.name,
    paragraphs: [
      `We have ended the ${planName} plan of the assistant of ${names.company}. ${
        isPaused
          ? 'The assistant is taking a break: visitors see how to reach you instead.'
          : `Your trial goes on until ${formatDayOf(organisation, keptFrom)}.`
      } Nothing is refunded by this, and no new period is charged.`,
      `We keep everything until ${kept}. Order a plan before that day, and your assistant goes on with everything it knows.`,
      `If you did not expect this, reply to this mail or call ${brand.contact.phone}.`,
    ],
    action: { label: 'Open your dashboard', url: dashboardUrl },
  }));
}
