import type { BrandId } from '#shared/brands/platforms.ts';
import { dashboardPath } from '#shared/domain/conversion/dashboard-path.ts';
import {
  cleanAnswers,
  type FormAnswers,
  type FormField,
  findAnswerIssues,
} from '#shared/domain/forms/form-fields.ts';
import { maskAnswer } from '#shared/domain/private-numbers/mask-private-numbers.ts';
import { AppError } from '#shared/errors.ts';
import { nameAssistant } from '../conversions/name-assistant.ts';
import { isConfirmed } from '../mail/consent/is-confirmed.ts';
import type { Mail } from '../mail/mail.ts';
import { isMakerHidden } from '../plans/is-maker-hidden.ts';
import { refusePaused } from '../plans/pause.ts';
import { claimUploads } from '../uploads/claim-uploads.ts';
import { composeDeliveries, type WebhookEvent } from '../webhooks/compose-deliveries.ts';
import { describeEntry } from './describe-entry.ts';
import type { StoredAnswer, StoredForm, StoredSubmission } from './form.ts';
import {
  composeConfirmation,
  composeDigest,
  composeNotification,
  type FormOwner,
  findSender,
} from './form-mails.ts';
import { countSent, limitFormCalls, mayConfirm } from './limit-form-calls.ts';
import type { SubmitPorts } from './ports.ts';

type Sent = {
  formId: string;
  /** The brand shown to the sender. */
  platform?: BrandId | undefined;
  data: Record<string, string>;
  completionSeconds?: number | undefined;
  source: string;
  submissionKey?: string | undefined;
};

/**
 * Stores a visitor's submission and notifies the workflow's addresses once. Throws NOT_FOUND, VALIDATION,
 * ASSISTANT_PAUSED, RATE_LIMITED.
 */
export async function submitForm(ports: SubmitPorts, sent: Sent): Promise<void> {
  const form = await ports.forms.find(sent.formId);
  const isElsewhere = sent.platform !== undefined && sent.platform !== form?.brandId;
  if (!form || form.fields.length === 0 || isElsewhere) throw new AppError('NOT_FOUND');
  await limitFormCalls(ports, 'submit', form.conversionId);
  const [conversion, settings] = await Promise.all([
    ports.conversions.find(form.conversionId),
    ports.findSettings(form.conversionId),
  ]);
  if (!conversion) throw new AppError('NOT_FOUND');
  const name = nameAssistant(conversion, settings);
  await refusePaused(ports, conversion, name);
  const given = maskAnswers(form.fields, cleanAnswers(form.fields, sent.data));
  const issues = findAnswerIssues(form.fields, given);
  if (issues[0]) throw new AppError('VALIDATION', { issues, message: issues[0].message });
  const now = ports.now();
  const submissionId = `${now.toISOString().replace(/[-:.]/g, '')}-${ports.makeId()}`;
  const submission: StoredSubmission = {
    submissionId,
    formId: form.formId,
    formName: form.name,
    submittedAt: now.toISOString(),
    source: sent.source,
    completionSeconds: sent.completionSeconds === undefined ? null : Math.round(sent.completionSeconds),
    answers: await keepAnswers(ports, form, submissionId, given),
  };
  const mails = await composeMails(ports, form, submission, {
    company: name,
    hidesMaker: await isMakerHidden(ports, conversion),
    readHost: conversion.readHost,
    address: conversion.notify?.email,
  });
  const entry = describeEntry(form, submission, {
    company: name,
    websiteUrl: conversion.url,
    mailedTo: mails.map(({ to }) => to),
    pageToken: ports.makeId(),
  });
  const submissionKey = sent.submissionKey ?? submissionId;
  const event = describeSubmission(submission);
  const deliveries = await composeDeliveries(ports, form.conversionId, [event], now);
  if (await ports.forms.addSubmission(form, { submission, entry, submissionKey, mails, deliveries, now })) {
    for (const { mailId, notBefore } of mails) if (!notBefore) await ports.startMail(mailId);
    for (const delivery of deliveries) await ports.announceDelivery(delivery);
    return;
  }
  await ports.formFiles.drop({ conversionId: form.conversionId, formId: form.formId, submissionId });
  if (!(await ports.forms.find(form.formId))) throw new AppError('NOT_FOUND');
}

/** Masks typed answers only: choices are in the owner's words, and files and dates aren't text. */
function maskAnswers(fields: readonly FormField[], answers: FormAnswers): FormAnswers {
  const typed = fields.filter(({ kind }) => kind !== 'choice' && kind !== 'file' && kind !== 'date');
  const labels = new Map(
    typed.map(({ id, kind, label }) => [id, kind === 'phone' ? `${label} (phone)` : label]),
  );
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => {
      const label = labels.get(id);
      return [id, label === undefined ? answer : maskAnswer(label, answer)];
    }),
  );
}

function describeSubmission({ answers, ...head }: StoredSubmission): WebhookEvent {
  const shown = answers.map(({ fieldId, label, answer, contentType }) => ({
    ...{ fieldId, label, answer },
    isFile: contentType !== undefined,
  }));
  return { type: 'form.submitted', cause: head.submissionId, data: { ...head, answers: shown } };
}

/** Answers with their labels; an uploaded file moves to the submission, and its name becomes the answer. */
function keepAnswers(
  ports: SubmitPorts,
  { conversionId, formId, fields }: StoredForm,
  submissionId: string,
  given: FormAnswers,
): Promise<StoredAnswer[]> {
  const answered = fields.filter(({ id }) => given[id] !== undefined);
  return Promise.all(
    answered.map(async ({ id, label, kind }) => {
      const answer = { fieldId: id, label, answer: given[id] ?? '' };
      if (kind !== 'file') return answer;
      const [upload] = await claimUploads(ports, [{ url: answer.answer }]).catch((error: unknown) =>
        nameField(error, id),
      );
      if (!upload) return answer;
      await ports.formFiles.keep(upload.uploadId, { conversionId, formId, submissionId, fieldId: id });
      return { ...answer, answer: maskAnswer(label, upload.filename), contentType: upload.contentType };
    }),
  );
}

/** Upload errors are shown at their field. */
function nameField(error: unknown, field: string): never {
  if (!(error instanceof AppError) || error.code !== 'VALIDATION') throw error;
  throw new AppError('VALIDATION', { message: error.message, issues: [{ field, message: error.message }] });
}

async function composeMails(
  ports: SubmitPorts,
  form: StoredForm,
  submission: StoredSubmission,
  owner: FormOwner & { address: string | undefined },
): Promise<Mail[]> {
  const { conversionId, brandId, workflow } = form;
  const sender = findSender({ form, submission });
  const url = ports.siteOrigin(brandId) + dashboardPath(conversionId);
  const { notifications: addresses } = workflow;
  const { times, areMany } =
    addresses.length > 0 ? await countSent(ports, form) : { times: 0, areMany: false };
  const notifications = addresses.map((to, index) => {
    const notified = { to, index, url, readHost: owner.readHost };
    return areMany
      ? composeDigest({ form, submission }, { ...notified, times })
      : composeNotification({ form, submission }, { ...notified, replyTo: sender });
  });
  // Whoever has not shown that an address is theirs lets nothing be mailed to strangers.
  const isKnown = owner.address !== undefined && (await isConfirmed(ports, owner.address));
  if (!workflow.autoReply || !sender || !isKnown || !(await mayConfirm(ports, conversionId, sender)))
    return notifications;
  return [...notifications, composeConfirmation({ form, submission }, sender, owner)];
}
