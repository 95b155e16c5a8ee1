import { createHmac, timingSafeEqual } from 'node:crypto';
import { normalizeName } from './limit-attempts.ts';
import { hashToken } from './secret-token.ts';

/** A device is forgotten when it has not signed in for so long. */
export const knownDeviceDays = 180;
const tagCharacters = 16;

/**
 * The pass of a device that has signed in to an account: `account.device.issued.signature`. It grants nothing but tries
 * of its own (OWASP, device cookies), and tells the account to nobody who does not know it.
 */
export function signKnownDevice(secret: string, account: string, deviceId: string, now: Date): string {
  const issuedAt = String(Math.floor(now.getTime() / 1000));
  return `${tagAccount(account)}.${deviceId}.${issuedAt}.${sign(secret, account, deviceId, issuedAt)}`;
}

/** The device's id, if the pass is ours, for this account, and not too old. */
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

/** Whether a pass may be one for the account: what a browser keeps of the others is no secret, but no use either. */
export function isPassFor(account: string, pass: string): boolean {
  return pass.startsWith(`${tagAccount(account)}.`);
}

function tagAccount(account: string): string {
  return hashToken(normalizeName(account)).slice(0, tagCharacters);
}

/** The purpose is part of what is signed: nothing else that the secret signs passes for a device. */
function sign(secret: string, account: string, deviceId: string, issuedAt: string): string {
  const text = `device.${hashToken(normalizeName(account))}.${deviceId}.${issuedAt}`;
  return createHmac('sha256', secret).update(text).digest('base64url');
}
