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

/** Further submissions are stored but not mailed, so nobody can flood a mailbox. */
const notifiedDaily = 100;
/** Typing another person's address into forms must not flood that mailbox either. */
const confirmedDailyOfAddress = 3;

/** Whether a submission may still be mailed to the owner's addresses today. */
export async function mayNotify(ports: CallCounter, conversionId: string): Promise<boolean> {
  return (await count(ports, `notify:${conversionId}`, daySeconds)) <= notifiedDaily;
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
