import type { LoggedAction } from '#shared/contract/superadmin.ts';
import { criticalSystemNames } from '#shared/domain/critical-systems.ts';

/** What was done, in a sentence that goes on from the name of who did it. */
export function describeDeed({ deed, customer }: Pick<LoggedAction, 'deed' | 'customer'>): string {
  switch (deed.kind) {
    case 'signed-in':
      return `Signed in with ${deed.device}`;
    case 'plan-set':
      return `Put ${customer ?? 'a customer who is gone by now'} on ${namePlan(deed.to)}, before on ${namePlan(deed.from)}`;
    case 'customer-seen':
      return `Looked at what belongs to ${customer ?? deed.subject}`;
    case 'customer-changed':
      return `For ${customer ?? deed.subject}: ${deed.what}`;
    case 'system-fixed':
      return `Applied the emergency fix of ${criticalSystemNames[deed.systemKey]}: ${deed.repairs === 1 ? '1 repair' : `${deed.repairs} repairs`}`;
  }
}

function namePlan(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
