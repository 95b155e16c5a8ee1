import type { Caller } from '#functions/domain/identity/session.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import {
  type StaffDashboard,
  type StaffView,
  staffDashboardSchema,
} from '#shared/domain/staff/staff-dashboard.ts';
import type { DashboardPorts } from '../ports.ts';
import { chooseScope } from '../scope.ts';
import { buildDashboard } from './build-dashboard.ts';

/** Pages poll every fifteen seconds, so no screen shows figures older than its last poll. */
const freshMs = 15_000;
const activeStepMs = 300_000;

/**
 * The dashboard of the caller's scope, from a snapshot that is rebuilt when stale. Only superadmins get
 * sub-admins. Throws FORBIDDEN.
 */
export async function getDashboard(
  ports: DashboardPorts,
  caller: Caller,
  platform: BrandId | undefined,
): Promise<StaffView> {
  const scope = chooseScope(caller, platform);
  const { role, brandId, userId } = caller;
  const [dashboard, user] = await Promise.all([
    readFresh(ports, scope).then((fresh) => fresh ?? rebuild(ports, scope)),
    ports.users.find(userId),
  ]);
  const viewer = { id: userId, role, brandId, name: user?.name ?? '' };
  await noteActive(ports, userId);
  if (role === 'superadmin') return { ...dashboard, viewer };
  return { ...dashboard, viewer, subAdminUsers: [] };
}

async function readFresh({ snapshots, now }: DashboardPorts, scope: BrandId | 'all') {
  const snapshot = await snapshots.read(scope);
  const ageMs = now().getTime() - Date.parse(snapshot?.builtAt ?? '');
  if (!snapshot || !(ageMs < freshMs)) return undefined;
  // A snapshot of an older release may have another shape.
  return staffDashboardSchema.safeParse(snapshot.body).data;
}

async function rebuild(ports: DashboardPorts, scope: BrandId | 'all'): Promise<StaffDashboard> {
  const dashboard = await buildDashboard(ports, scope);
  await ports.snapshots.write(scope, new Date(dashboard.asOf), dashboard);
  return dashboard;
}

/** When each sub-admin was last active, written at most every five minutes per process. */
const notedAt = new Map<string, number>();

async function noteActive({ subAdmins, now }: DashboardPorts, userId: string): Promise<void> {
  const at = now();
  if (at.getTime() - (notedAt.get(userId) ?? 0) < activeStepMs) return;
  notedAt.set(userId, at.getTime());
  await subAdmins.noteActive(userId, at);
}
