import { createHash } from 'node:crypto';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { ChosenPlan } from '#shared/domain/billing/pricing.ts';
import { findPaidTier } from '#shared/domain/billing/subscription.ts';
import { makeConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { dashboardPath } from '#shared/domain/conversion/dashboard-path.ts';
import { institutionTypeSchema } from '#shared/domain/institution-type.ts';
import { trialDays, trialPageLimit } from '#shared/domain/limits.ts';
import { addDays } from '#shared/domain/trial.ts';
import { findSignupIssues, type TrialSignup } from '#shared/domain/trial-signup.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { requireUnguessablePassword } from '../accounts/require-unguessable-password.ts';
import { assistantPath, findOwnerPages } from '../conversions/assistant-path.ts';
import { beginConversion } from '../conversions/conversion.ts';
import { makeConfirmation } from '../identity/confirm-email.ts';
import { findFirstDue } from '../life-cycle/life-cycle.ts';
import { composeWelcomeMail } from '../mail/trial-mails.ts';
import { claimUploads } from '../uploads/claim-uploads.ts';
import type { UploadedDocument } from '../uploads/upload.ts';
import type { NewTrial, TrialPorts } from './ports.ts';

/** The conversion of a signup, and what the page shows of it. */
export type TrialResult = { conversionId: string; companyName: string; dashboardUrl: string };

/**
 * Starts a trial. A repeated submission returns the first conversion; a taken email address or username is
 * refused without telling which. Throws VALIDATION, ACCOUNT_EXISTS.
 */
export async function createTrial(
  ports: TrialPorts,
  brandId: BrandId,
  signup: TrialSignup,
): Promise<TrialResult> {
  refuseInvalid(signup, brandId);
  await refuseGuessablePassword(signup);
  return startTrial(ports, brandId, signup);
}

/**
 * Starts a checked trial: of a new account, or of one more organisation of a person who has one. Throws VALIDATION,
 * ACCOUNT_EXISTS.
 */
export async function startTrial(
  ports: TrialPorts,
  brandId: BrandId,
  signup: TrialSignup,
  owner?: User,
): Promise<TrialResult> {
  const companyName = signup.schoolInfo.name;
  const submissionKey = describeSubmission(brandId, signup);
  const repeated = await ports.trials.findSubmission(submissionKey);
  if (repeated) return describeResult(repeated, companyName);

  const documents =
    signup.sourceType === 'no-website' ? await claimUploads(ports, signup.uploadedDocuments) : [];
  const trial = await prepareTrial(ports, brandId, signup, { documents, submissionKey, owner });
  if (!(await ports.trials.createTrial(trial))) {
    const winner = await ports.trials.findSubmission(submissionKey);
    if (winner) return describeResult(winner, companyName);
    throw new AppError('ACCOUNT_EXISTS');
  }
  await Promise.all([ports.startStep(trial.conversion), ports.startMail(trial.welcomeMail.mailId)]);
  return describeResult(trial.conversion.conversionId, companyName);
}

export function refuseInvalid(signup: TrialSignup, brandId: BrandId): void {
  const issues = findSignupIssues(signup, { needsInstitutionType: brands[brandId].asksInstitutionType });
  if (issues[0]) throw new AppError('VALIDATION', { message: issues[0].message, issues });
}

function refuseGuessablePassword({ adminContact, schoolInfo }: TrialSignup): Promise<void> {
  const person = { ...adminContact, organisation: schoolInfo.name };
  return requireUnguessablePassword(adminContact.password, person, 'adminContact.password');
}

function isSold(brandId: BrandId, chosen: TrialSignup['chosenPlan']): chosen is ChosenPlan {
  return Boolean(chosen && findPaidTier(brands[brandId].pricingModel, chosen.planId));
}

function describeResult(conversionId: string, companyName: string): TrialResult {
  return { conversionId, companyName, dashboardUrl: dashboardPath(conversionId) };
}

/**
 * Submissions are the same when their content and their draft or moment match. The password is left out,
 * because a fast hash of it must not be stored.
 */
function describeSubmission(brandId: BrandId, signup: TrialSignup): string {
  const { timestamp, idempotencyKey, adminContact, ...rest } = signup;
  const { password: _password, ...contact } = adminContact;
  const said = { rest, contact, draft: idempotencyKey ?? timestamp };
  return createHash('sha256')
    .update(JSON.stringify([brandId, said, contact.email.toLowerCase()]))
    .digest('base64url');
}

type Given = { documents: UploadedDocument[]; submissionKey: string; owner: User | undefined };

async function prepareTrial(
  ports: TrialPorts,
  brandId: BrandId,
  signup: TrialSignup,
  { documents, submissionKey, owner }: Given,
): Promise<NewTrial> {
  const now = ports.now();
  const { schoolInfo, adminContact } = signup;
  const [userId, organisationId] = [owner?.userId ?? ports.makeId(), ports.makeId()];
  const recipient = { name: adminContact.name, email: adminContact.email, username: adminContact.username };
  const confirmation = makeConfirmation(ports, brandId, userId);
  const conversion = beginConversion(
    {
      conversionId: makeConversionId(brandId, ports.randomBytes(16)),
      brandId,
      organisationId,
      companyName: schoolInfo.name,
      institutionType: institutionTypeSchema.safeParse(schoolInfo.institutionType).data,
      url: (signup.sourceType === 'website' ? schoolInfo.website : signup.referenceWebsiteUrl) || null,
      pageLimit: trialPageLimit,
      businessDescription: signup.sourceType === 'no-website' ? signup.businessDescription : '',
      documents,
      notify: recipient,
    },
    now,
  );
  const createdAt = now.toISOString();
  const trialEndsAt = addDays(now, trialDays);
  const { name, phone } = adminContact;
  return {
    submissionKey,
    conversion,
    confirmation,
    isKnown: owner !== undefined,
    user: owner ?? {
      userId,
      organisationId,
      brandId,
      role: 'owner',
      name,
      email: adminContact.email.toLowerCase(),
      username: adminContact.username,
      phone,
      passwordHash: await ports.hashPassword(adminContact.password),
      createdAt,
    },
    organisation: {
      organisationId,
      brandId,
      name: schoolInfo.name,
      website: schoolInfo.website || null,
      address: schoolInfo.address || [schoolInfo.address1, schoolInfo.address2].filter(Boolean).join(', '),
      phone: schoolInfo.phone,
      institutionType: schoolInfo.institutionType,
      businessDescription: signup.businessDescription,
      additionalContacts: signup.additionalContacts.filter((contact) => contact.name && contact.email),
      plan: 'trial',
      ...(isSold(brandId, signup.chosenPlan) && { chosenPlan: signup.chosenPlan }),
      trialEndsAt: trialEndsAt.toISOString(),
      createdAt,
      lifeCycle: { ownerId: userId, toldUntil: createdAt },
      dueAt: findFirstDue(organisationId, now, trialEndsAt).toISOString(),
    },
    welcomeMail: composeWelcomeMail(brands[brandId], recipient, {
      conversionId: conversion.conversionId,
      url: ports.siteOrigin(brandId) + assistantPath(conversion.conversionId),
      ...findOwnerPages(ports.siteOrigin(brandId), conversion.conversionId),
      confirmationUrl: confirmation.url,
    }),
  };
}
