import type { BrandId } from '#shared/brands/platforms.ts';
import {
  type StaffDashboard,
  type StaffView,
  staffDashboardSchema,
} from '#shared/domain/staff/staff-dashboard.ts';
import type { Caller } from '../identity/session.ts';
import { buildDashboard } from './build-dashboard.ts';
import type { DashboardPorts } from './ports.ts';
import { chooseScope } from './scope.ts';

/** Pages ask every fifteen seconds, so that each of several screens gets figures of its last turn at worst. */
const freshMs = 15_000;
const activeStepMs = 300_000;

/**
 * The dashboard of what the caller looks after, from a snapshot that whoever finds it stale builds anew. Sub-admins are
 * for superadmins alone. Throws FORBIDDEN.
 */
export async function getDashboard(
  ports: DashboardPorts,
  caller: Caller,
  platform: BrandId | undefined,
): Promise<StaffView> {
  const scope = chooseScope(caller, platform);
  const { role, brandId } = caller;
  const viewer = { role, brandId };
  const dashboard = (await readFresh(ports, scope)) ?? (await rebuild(ports, scope));
  if (role === 'superadmin') return { ...dashboard, viewer };
  await noteActive(ports, caller.userId);
  return { ...dashboard, viewer, subAdminUsers: [] };
}

async function readFresh({ snapshots, now }: DashboardPorts, scope: BrandId | 'all') {
  const snapshot = await snapshots.read(scope);
  const ageMs = now().getTime() - Date.parse(snapshot?.builtAt ?? '');
  if (!snapshot || !(ageMs < freshMs)) return undefined;
  // One of an older release says other things.
  return staffDashboardSchema.safeParse(snapshot.body).data;
}

async function rebuild(ports: DashboardPorts, scope: BrandId | 'all'): Promise<StaffDashboard> {
  const dashboard = await buildDashboard(ports, scope);
  await ports.snapshots.write(scope, new Date(dashboard.asOf), dashboard);
  return dashboard;
}

/** When a sub-admin was here last, written every five minutes at most by a process. */
const notedAt = new Map<string, number>();

async function noteActive({ subAdmins, now }: DashboardPorts, userId: string): Promise<void> {
  const at = now();
  if (at.getTime() - (notedAt.get(userId) ?? 0) < activeStepMs) return;
  notedAt.set(userId, at.getTime());
  await subAdmins.noteActive(userId, at);
}
