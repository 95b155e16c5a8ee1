import { brands, hubBrand } from '#shared/brands/index.ts';
import type { User } from '../accounts/account.ts';
import { composeWarningMail, type Warning } from './identity-mails.ts';
import { normalizeName } from './limit-attempts.ts';
import type { IdentityPorts } from './ports.ts';
import { hashToken } from './secret-token.ts';

type WarningPorts = Pick<IdentityPorts, 'notices' | 'now' | 'siteOrigin' | 'startMail' | 'reportSecurity'>;

/**
 * Mails the owner about guesses, once a day per warning. Unknown addresses cause the same writes but no mail,
 * so timing doesn't reveal whether the account exists.
 */
export async function warnOwner(
  ports: WarningPorts,
  warning: Warning,
  { account, user }: { account: string; user: User | undefined },
): Promise<void> {
  const now = ports.now();
  const brandId = user?.brandId ?? hubBrand.id;
  const recipient = { name: user?.name ?? account, email: user?.email ?? account };
  const day = now.toISOString().slice(0, 10);
  const mail = composeWarningMail(brands[brandId], recipient, warning, {
    mailId: `${warning}-${hashToken(normalizeName(account))}-${day}`,
    url: `${ports.siteOrigin(brandId)}/user/forgot-password`,
  });
  ports.reportSecurity(warning, { userId: user?.userId ?? null });
  if (await ports.notices.addOnce(user?.userId ?? null, mail, now)) await ports.startMail(mail.mailId);
}
