import { createHash } from 'node:crypto';
import { AppError } from '#shared/errors.ts';
import type { CallCounter } from './ports.ts';

const hourSeconds = 3600;
const daySeconds = 86_400;

/** What one assistant may cost an hour, whoever calls and from however many addresses. */
const limits = { view: 3000, submit: 300 } as const;

/** Counts a visitor's call for the assistant whose form it is. Throws RATE_LIMITED. */
export async function limitFormCalls(
  ports: CallCounter,
  kind: keyof typeof limits,
  conversionId: string,
): Promise<void> {
  if ((await count(ports, `${kind}:${conversionId}`, hourSeconds)) > limits[kind])
    throw new AppError('RATE_LIMITED');
}

/** Beyond it submissions are stored and not mailed: nobody can flood a mailbox. */
const notifiedDaily = 100;
/** Whoever types another's address into forms must not be able to flood that mailbox either. */
const confirmedDailyOfAddress = 3;

/** Whether a submission may still be told to the owner's addresses today. */
export async function mayNotify(ports: CallCounter, conversionId: string): Promise<boolean> {
  return (await count(ports, `notify:${conversionId}`, daySeconds)) <= notifiedDaily;
}

/** Whether an address may still get a confirmation today, from any form. Only its hash is kept. */
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
