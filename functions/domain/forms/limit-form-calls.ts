import { createHash } from 'node:crypto';
import { AppError } from '#shared/errors.ts';
import type { CallCounter } from './ports.ts';

const hourSeconds = 3600;
const daySeconds = 86_400;

/** Hourly limits per assistant, regardless of callers and addresses. */
const limits = { view: 3000, submit: 300 } as const;

/** Counts a visitor's call towards the assistant's limit. Throws RATE_LIMITED. */
export async function limitFormCalls(
  ports: CallCounter,
  kind: keyof typeof limits,
  conversionId: string,
): Promise<void> {
  if ((await count(ports, `${kind}:${conversionId}`, hourSeconds)) > limits[kind])
    throw new AppError('RATE_LIMITED');
}

/** Further submissions are told in one mail at the end of the hour, so nobody can flood a mailbox. */
const notifiedHourly = 10;
const notifiedDaily = 100;
/** Typing another person's address into forms must not flood that mailbox either. */
const confirmedDailyOfAddress = 3;

/** How often a form was sent in this hour, and whether there were too many of it or its assistant for a mail each. */
export async function countSent(
  ports: CallCounter,
  { formId, conversionId }: { formId: string; conversionId: string },
): Promise<{ times: number; areMany: boolean }> {
  const [times, ofDay] = await Promise.all([
    count(ports, `notify:${formId}`, hourSeconds),
    count(ports, `notify:${conversionId}`, daySeconds),
  ]);
  return { times, areMany: times > notifiedHourly || ofDay > notifiedDaily };
}

/** Whether an address may still get a confirmation today, from any form. Only its hash is stored. */
export async function mayConfirm(
  ports: CallCounter,
  conversionId: string,
  address: string,
): Promise<boolean> {
  const hash = createHash('sha256').update(address.toLowerCase()).digest('base64url').slice(0, 22);
  const [ofAddress, ofAssistant] = await Promise.all([
    count(ports, `confirm-address:${hash}`, daySeconds),
    count(ports, `confirm:${conversionId}`, daySeconds),
  ]);
  return ofAddress <= confirmedDailyOfAddress && ofAssistant <= notifiedDaily;
}

async function count(
  { rateLimits, now }: CallCounter,
  subject: string,
  windowSeconds: number,
): Promise<number> {
  const seconds = Math.floor(now().getTime() / 1000);
  return rateLimits.countCall(`forms#${subject}`, seconds - (seconds % windowSeconds), windowSeconds);
}
