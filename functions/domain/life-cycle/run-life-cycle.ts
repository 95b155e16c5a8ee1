import { cents } from '#shared/domain/billing/money.ts';
import { dashboardPath } from '#shared/domain/conversion/dashboard-path.ts';
import type { LifeCycle, Organisation, User } from '../accounts/account.ts';
import { closeOneOfSeveral } from '../identity/plan-deletion.ts';
import type { Mail } from '../mail/mail.ts';
import { monthOf } from '../plans/month-of.ts';
import { describeStanding, type Standing } from '../plans/standing.ts';
import { type LifeCycleStep, planStep } from './life-cycle.ts';
import { type Addressee, composeTrialMail, composeUsageMail } from './life-cycle-mails.ts';
import type { LifeCycleClaim, LifeCyclePorts } from './ports.ts';
import { sumUpWeek } from './sum-up-week.ts';

const erasureRetryMs = 3_600_000;

/**
 * Takes the next step of a customer's life cycle, if the claim still holds: each mail is stored in the transaction
 * that ends the claim, so a repeated message changes nothing.
 */
export async function runLifeCycle(
  ports: LifeCyclePorts,
  { organisationId, claimedUntil }: LifeCycleClaim,
): Promise<void> {
  const organisation = await ports.organisations.find(organisationId);
  if (organisation?.dueAt === claimedUntil) await moveOn(ports, organisation);
}

async function moveOn(ports: LifeCyclePorts, organisation: Organisation): Promise<void> {
  const { organisationId, lifeCycle } = organisation;
  const now = ports.now();
  const [owner, conversationCount, conversionId] = await Promise.all([
    lifeCycle && ports.users.find(lifeCycle.ownerId),
    ports.usage.read(organisationId, monthOf(now)),
    ports.organisations.findConversionId(organisationId),
  ]);
  if (!lifeCycle || !owner || !conversionId) return ports.lifeCycles.end(organisation);
  const standing = describeStanding(ports, organisation, conversationCount);
  const step = planStep(standing, lifeCycle, now);
  if (step.isErasure) return startErasure(ports, organisation, { lifeCycle, owner });
  const told =
    owner.deletionDueAt || organisation.closesAt
      ? { mails: [], lifeCycle: step.lifeCycle }
      : await tell(ports, { standing, step, owner, conversionId });
  if (!(await ports.lifeCycles.moveOn(organisation, { ...told, dueAt: step.dueAt }, now))) return;
  for (const { mailId } of told.mails) await ports.startMail(mailId);
}

/**
 * Marks the account for the eraser, or the organisation where its owner has others; it continues until nothing is left. Does nothing for a customer who
 * got a plan meanwhile; a crash before the mark is retried.
 */
async function startErasure(
  ports: LifeCyclePorts,
  organisation: Organisation,
  { lifeCycle, owner }: { lifeCycle: LifeCycle; owner: User },
) {
  const now = ports.now();
  const dueAt = new Date(now.getTime() + erasureRetryMs);
  if (!(await ports.lifeCycles.moveOn(organisation, { lifeCycle, dueAt, mails: [] }, now))) return;
  // A customer who owes an invoice is checked again until it is paid or void.
  if (await ports.hasOpenInvoice(organisation.organisationId)) return;
  const ending = { dueAt: now, mails: [] };
  if (await closeOneOfSeveral(ports, owner, organisation.organisationId, ending)) return;
  await ports.users.update(lifeCycle.ownerId, { deletionDueAt: now.toISOString() });
}

type Occasion = { standing: Standing; step: LifeCycleStep; owner: User; conversionId: string };

async function tell(
  ports: LifeCyclePorts,
  { standing, step, owner, conversionId }: Occasion,
): Promise<{ mails: Mail[]; lifeCycle: LifeCycle }> {
  const { organisation } = standing;
  const { trialEvent, usagePercent, lifeCycle } = step;
  const dashboardUrl = ports.siteOrigin(organisation.brandId) + dashboardPath(conversionId);
  const [conversion, settings] = await Promise.all([
    ports.conversions.find(conversionId),
    ports.findSettings(conversionId),
  ]);
  const addressee: Addressee = {
    ...{ organisation, owner, dashboardUrl, readHost: conversion?.readHost },
    siteName: settings?.siteName,
  };
  const account =
    trialEvent === 'erasure-announced' ? await ports.billing.find(organisation.organisationId) : undefined;
  const erasure = {
    erasureDueAt: lifeCycle.erasureDueAt,
    creditCents: account?.subscription?.creditCents ?? cents(0),
  };
  const { isQuiet, mail: weekly } = await sumUpWeek(ports, { standing, step, addressee, conversionId });
  return {
    mails: [
      ...(trialEvent ? [composeTrialMail(trialEvent, addressee, erasure)] : []),
      ...(usagePercent ? [composeUsageMail(usagePercent, standing, addressee)] : []),
      ...(weekly ? [weekly] : []),
    ],
    lifeCycle: isQuiet ? { ...lifeCycle, isQuietTold: true } : lifeCycle,
  };
}
