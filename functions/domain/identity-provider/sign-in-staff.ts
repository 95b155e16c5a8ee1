import * as z from 'zod';
import { hubBrand } from '#shared/brands/index.ts';
import { isAtLeast } from '#shared/domain/identity.ts';
import { staffCallbackPath } from '#shared/domain/identity-provider.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import type { Device, StaffProvider } from '../identity/ports.ts';
import { hashToken } from '../identity/secret-token.ts';
import { passSecondFactor, type SignIn } from '../identity/sign-in.ts';
import { type AcceptingPorts, noteAccepted } from '../staff/accept-invitation.ts';
import { leadToProvider } from './begin-sign-in.ts';
import { type Authority, findPerson, messages, refuse } from './find-person.ts';
import { type Finished, openProviderSession, redeem, refuseExpired, refuseGone } from './finish-sign-in.ts';
import type { ProviderPorts } from './ports.ts';
import { domainOf } from './prove-domain.ts';
import type { Claims } from './provider.ts';

/** Stands for an organisation in sign-ins and links of staff, who have none. */
const staff = 'staff';

/** Begins a sign-in of staff, at the hub's host alone, where the provider sends people back to. Throws NOT_FOUND, UNAVAILABLE. */
export async function beginStaffSignIn(
  ports: ProviderPorts,
  { returnPath, origin }: { returnPath?: string | undefined; origin: string | undefined },
): Promise<{ url: string; browserSecret?: string }> {
  const provider = requireProvider(ports);
  const site = ports.siteOrigin(hubBrand.id);
  const search = returnPath ? `?${new URLSearchParams({ return: returnPath })}` : '';
  if (origin !== site) return { url: `${site}/superadmin/login${search}` };
  const client = { ...provider, clientSecret: await provider.findClientSecret() };
  const redirectUrl = `${site}${staffCallbackPath}`;
  return leadToProvider(ports, client, { organisationId: staff, domain: '', redirectUrl, returnPath });
}

type Sent = { query: string; code?: string | undefined; browserSecret: string | undefined };

/**
 * Ends a sign-in of staff in the browser that began it: first with what the provider sent back, once; then, unless the
 * provider holds the second step, with a code of the own app, for as long as the sign-in may take. Throws NOT_FOUND,
 * LINK_EXPIRED, FORBIDDEN, UNAVAILABLE, WRONG_CODE, RATE_LIMITED.
 */
export async function finishStaffSignIn(
  ports: ProviderPorts & AcceptingPorts,
  { query, code, browserSecret = '' }: Sent,
  device: Device,
): Promise<Finished | Exclude<SignIn, { outcome: 'signed-in' }>> {
  const provider = requireProvider(ports);
  const browserHash = hashToken(browserSecret);
  const pending = await ports.identityProviders.take(browserHash, ports.now());
  if (pending?.organisationId !== staff || pending.issuer !== provider.issuer) throw refuseExpired();
  const client = { ...provider, clientSecret: await provider.findClientSecret() };
  const user = pending.userId
    ? await ports.users.find(pending.userId)
    : await findStaff(ports, provider, await redeem(ports, client, pending, query));
  if (!user || !isStaff(user)) throw refuse(messages.unknown);
  refuseGone(ports, user);
  let recoveryCodes: string[] = [];
  if (!provider.holdsSecondStep) {
    // Waits for the code, and for another one after a wrong one; whoever takes it with a right one is in.
    await ports.identityProviders.begin(browserHash, { ...pending, userId: user.userId });
    const passed = await passSecondFactor(ports, user, code);
    if (passed.outcome !== 'passed') return passed;
    if (!(await ports.identityProviders.take(browserHash, ports.now()))) throw refuseExpired();
    ({ recoveryCodes } = passed);
  }
  await noteAccepted(ports, user);
  const { returnPath } = pending;
  const factors = `identity provider${provider.holdsSecondStep ? '' : ' and code'}`;
  return { ...(await openProviderSession(ports, user, device, { returnPath, factors })), recoveryCodes };
}

function findStaff(ports: ProviderPorts, provider: StaffProvider, claims: Claims): Promise<User> {
  const { issuer, domains, group } = provider;
  const held = z.union([z.string().transform((one) => [one]), z.array(z.string())]);
  if (group && !held.catch([]).parse(claims[group.claim]).includes(group.value))
    throw refuse(messages.unknown);
  const authority: Authority = {
    ...{ issuer, organisationId: staff, isStrict: true, isTheirs: isStaff },
    speaksFor: async (address) => domains.includes(domainOf(address)),
    admit: async () => {
      throw refuse(messages.unknown);
    },
  };
  return findPerson(ports, authority, claims);
}

const isStaff = ({ role }: User) => isAtLeast(role, 'domain-admin');

/** Throws NOT_FOUND where the deployment has none. */
function requireProvider({ staffProvider }: ProviderPorts): StaffProvider {
  if (!staffProvider) throw new AppError('NOT_FOUND');
  return staffProvider;
}
