import type { Guesser } from '#functions/domain/identity/limit-password-guesses.ts';
import {
  isPassFor,
  knownDeviceDays,
  readKnownDevice,
  signKnownDevice,
} from '#functions/domain/identity/session/known-device.ts';
import type { Call } from './call.ts';

type DeviceCall = Pick<Call, 'deps' | 'event' | 'clientAddress' | 'setCookie'>;

/** Accounts per browser, newest first. They fit into one cookie. */
const mostAccounts = 5;
const passPattern = /^[\w-]{16}\.[0-9a-f]{32}\.\d{1,12}\.[\w-]{43}$/;

/** Whether a sign-in comes from a device known to the account. */
export async function identifyDevice(call: DeviceCall, account: string): Promise<Guesser> {
  const pass = readPasses(call).find((candidate) => isPassFor(account, candidate));
  const deviceId = pass && readKnownDevice(await call.deps.findTokenSecret(), account, pass, call.deps.now());
  return { knownAs: deviceId && `device ${deviceId}`, address: call.clientAddress };
}

/** Makes the browser a known device of the account. */
export async function rememberDevice(call: DeviceCall, account: string): Promise<void> {
  const { findTokenSecret, now, randomBytes } = call.deps;
  // A new id each time, so that a copied old cookie doesn't share the new one's attempts.
  const deviceId = Buffer.from(randomBytes(16)).toString('hex');
  const pass = signKnownDevice(await findTokenSecret(), account, deviceId, now());
  const others = readPasses(call).filter((other) => !isPassFor(account, other));
  call.setCookie(writeCookie([pass, ...others].slice(0, mostAccounts), call.deps.usesSecureCookies));
}

function readPasses({ event: { cookies = [] }, deps }: DeviceCall): string[] {
  const prefix = `${nameCookie(deps.usesSecureCookies)}=`;
  const passes = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) ?? '';
  return passes.split('~').filter((pass) => passPattern.test(pass));
}

/** Like the refresh cookie, but kept after a sign-out: the device stays known. */
function writeCookie(passes: string[], isSecure: boolean): string {
  return [
    `${nameCookie(isSecure)}=${passes.join('~')}`,
    'Path=/',
    `Max-Age=${knownDeviceDays * 86_400}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}

const nameCookie = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}known-device`;
