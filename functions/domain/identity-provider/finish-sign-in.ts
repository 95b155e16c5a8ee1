import { AppError } from '#shared/errors.ts';
import { isAwaited, type User } from '../accounts/account.ts';
import { describeProfile } from '../identity/describe-profile.ts';
import type { Device } from '../identity/ports.ts';
import { hashToken } from '../identity/secret-token.ts';
import { openSession } from '../identity/session/open-session.ts';
import { isGone, type SignIn } from '../identity/sign-in.ts';
import { findPerson, speakForOrganisation } from './find-person.ts';
import type { ProviderClient, ProviderPorts } from './ports.ts';
import { findOwnProvider } from './prove-domain.ts';
import type { Claims, PendingSignIn } from './provider.ts';
import { ProviderFailure } from './provider-failure.ts';

/** A sign-in that a provider has vouched for. */
export type Finished = Extract<SignIn, { outcome: 'signed-in' }> & { returnPath?: string | undefined };

/**
 * Ends a sign-in in the browser that began it, once, whatever comes of it. Second factors are the provider's. Throws
 * LINK_EXPIRED, FORBIDDEN, UNAVAILABLE.
 */
export async function finishProviderSignIn(
  ports: ProviderPorts,
  { query, browserSecret = '' }: { query: string; browserSecret: string | undefined },
  device: Device,
): Promise<Finished> {
  const pending = await ports.identityProviders.take(hashToken(browserSecret), ports.now());
  if (!pending) throw refuseExpired();
  const own = await findOwnProvider(ports, `@${pending.domain}`);
  // The owner may have changed or removed it meanwhile, or lost the domain.
  if (own?.organisationId !== pending.organisationId || own.provider.issuer !== pending.issuer)
    throw refuseExpired();
  const claims = await redeem(ports, own.provider, pending, query);
  const user = await findPerson(ports, speakForOrganisation(ports, own), claims);
  refuseGone(ports, user);
  if (isAwaited(user)) await ports.users.update(user.userId, { joinedAt: ports.now().toISOString() });
  return openProviderSession(ports, user, device, { ...pending, factors: 'identity provider' });
}

/** What is said of a sign-in that was not begun here, or too long ago. */
export function refuseExpired(): AppError {
  return new AppError('LINK_EXPIRED', { message: messages.expired });
}

/** Throws FORBIDDEN for who may not sign in any more. */
export function refuseGone(ports: Pick<ProviderPorts, 'now'>, user: User): void {
  if (isGone(user, ports.now())) throw new AppError('FORBIDDEN', { message: messages.ended });
}

type Opening = { organisationId?: string; returnPath?: string | undefined; factors: string };

/** Signs in whom a provider has named, for its organisation alone. */
export async function openProviderSession(
  ports: ProviderPorts,
  user: User,
  device: Device,
  { organisationId, returnPath, factors }: Opening,
): Promise<Finished> {
  const isDeletionCancelled = user.deletionDueAt !== undefined && (await ports.users.cancelDeletion(user));
  const session = await openSession(ports, user, device, organisationId);
  ports.reportSecurity('signed-in', {
    ...{ userId: user.userId, sessionId: session.sessionId, audience: device.audience },
    factors,
  });
  return {
    outcome: 'signed-in',
    ...{ session, user: await describeProfile(ports, user), isDeletionCancelled, recoveryCodes: [] },
    returnPath,
  };
}

/** What the provider says of a person. Throws FORBIDDEN, UNAVAILABLE. */
export async function redeem(
  { oidc, reportSecurity }: ProviderPorts,
  provider: ProviderClient,
  pending: PendingSignIn,
  query: string,
): Promise<Claims> {
  try {
    return await oidc.finish(provider, pending, query);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    const { kind, code } = error;
    reportSecurity('provider-sign-in-refused', { organisationId: pending.organisationId, kind, code });
    if (kind === 'unreachable') throw new AppError('UNAVAILABLE', { message: messages.unreachable });
    throw new AppError('FORBIDDEN', {
      message: kind === 'cancelled' ? messages.cancelled : messages.refused,
    });
  }
}

const messages = {
  expired: 'This sign-in has expired or was begun in another browser. Please begin again.',
  ended: 'Your access to this organization has ended. Ask its owner.',
  unreachable: 'The sign-in of your organization cannot be reached. Please try again later.',
  cancelled: 'The sign-in was cancelled there. Please begin again.',
  refused: 'We could not confirm this sign-in, so nobody is signed in. Please begin again.',
};
