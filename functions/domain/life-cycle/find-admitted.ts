import { monthOf } from '../plans/month-of.ts';
import { describeStanding, type Standing } from '../plans/standing.ts';
import type { TenantEntry } from '../staff/ports.ts';
import type { RenewalPorts } from './ports.ts';

type Ports = Pick<RenewalPorts, 'tenants' | 'usage' | 'pricingModelOf' | 'now'>;

/** A customer's plan; undefined for one who is paused or about to be erased. */
export async function findAdmitted(ports: Ports, entry: TenantEntry): Promise<Standing | undefined> {
  const [found, conversations] = await Promise.all([
    ports.tenants.read(entry),
    ports.usage.read(entry.organisationId, monthOf(ports.now())),
  ]);
  if (!found || found.user.deletionDueAt) return undefined;
  const standing = describeStanding(ports, found.organisation, conversations);
  return standing.pause ? undefined : standing;
}
