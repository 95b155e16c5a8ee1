import { createHmac, timingSafeEqual } from 'node:crypto';
import { normalizeName } from '../limit-attempts.ts';
import { hashToken } from '../secret-token.ts';

/** A device that has not signed in for this long counts as unknown. */
export const knownDeviceDays = 180;
const tagCharacters = 16;

/**
 * Signs the pass of a device that has signed in to an account: `account.device.issued.signature`. The pass grants only a
 * separate attempt counter (OWASP, device cookies) and does not reveal the account.
 */
export function signKnownDevice(secret: string, account: string, deviceId: string, now: Date): string {
  const issuedAt = String(Math.floor(now.getTime() / 1000));
  return `${tagAccount(account)}.${deviceId}.${issuedAt}.${sign(secret, account, deviceId, issuedAt)}`;
}

/** The device's id, if we signed the pass for this account and it has not expired. */
export function readKnownDevice(
  secret: string,
  account: string,
  pass: string,
  now: Date,
): string | undefined {
  const [, deviceId = '', issuedAt = '', signature = ''] = pass.split('.');
  const expected = Buffer.from(sign(secret, account, deviceId, issuedAt));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  const ageSeconds = now.getTime() / 1000 - Number(issuedAt);
  return isOurs && ageSeconds < knownDeviceDays * 86_400 ? deviceId : undefined;
}

/** Whether a pass names the account. It does not check the signature. */
export function isPassFor(account: string, pass: string): boolean {
  return pass.startsWith(`${tagAccount(account)}.`);
}

const tagAccount = (account: string): string => hashToken(normalizeName(account)).slice(0, tagCharacters);

/** The signed text includes the purpose, so that nothing else signed with the secret passes for a device. */
function sign(secret: string, account: string, deviceId: string, issuedAt: string): string {
  const text = `device.${hashToken(normalizeName(account))}.${deviceId}.${issuedAt}`;
  return createHmac('sha256', secret).update(text).digest('base64url');
}
