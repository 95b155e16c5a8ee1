import type { User } from '../accounts/account.ts';
import type { DomainPorts } from './ports.ts';
import { findOwnProvider } from './prove-domain.ts';

/** Whether a person's organisation has proven the domain of their address, and asks its people to sign in there. */
export async function asksProvider(
  ports: DomainPorts,
  { email, organisationId }: Pick<User, 'email' | 'organisationId'>,
): Promise<boolean> {
  if (organisationId === null) return false;
  const own = await findOwnProvider(ports, email);
  return own?.organisationId === organisationId && own.isRequired;
}
