import type { BrandId } from '#shared/brands/platforms.ts';
import { invitationDays, type OneUseToken } from './one-use-token.ts';
import type { IdentityPorts } from './ports.ts';
import { makeSecretToken } from './secret-token.ts';

/** A link for an invited person to choose a password, with the data to store. */
export function makeInvitation(
  ports: Pick<IdentityPorts, 'now' | 'randomBytes' | 'siteOrigin'>,
  brandId: BrandId,
  userId: string,
): { url: string; hash: string; token: OneUseToken } {
  const { token: secret, hash } = makeSecretToken(ports);
  const now = ports.now();
  const token: OneUseToken = {
    purpose: 'accept-invitation',
    userId,
    issuedAt: now.toISOString(),
    expiresAt: Math.floor(now.getTime() / 1000) + invitationDays * 86_400,
  };
  return { url: `${ports.siteOrigin(brandId)}/user/invitation#token=${secret}`, hash, token };
}
