import { useNavigate } from 'react-router-dom';
import { useMedia } from '#web/lib/browser/use-media.ts';
import {
  Activity,
  Database,
  FlaskConical,
  KeyRound,
  LayoutDashboard,
  ScrollText,
  Users,
} from '#web/ui/icons/icons.ts';
import type { IconComponent } from '#web/ui/icons/make-icon.tsx';
import { RowMenu } from '#web/ui/layout/row-menu.tsx';

export type StaffPlace = { path: string; name: string; Icon: IconComponent; isForAll?: true };

/** Pages of staff; those whose calls only superadmins may make are offered to nobody else. */
export const staffPlaces: readonly StaffPlace[] = [
  { path: '/superadmin', name: 'SuperAdmin', Icon: LayoutDashboard, isForAll: true },
  { path: '/monitor', name: 'Monitor', Icon: Activity, isForAll: true },
  { path: '/test-suite', name: 'Function Tests', Icon: FlaskConical },
  { path: '/dashboard-test', name: 'Dashboard Test', Icon: LayoutDashboard, isForAll: true },
  { path: '/preview', name: 'Data Preview', Icon: Database },
];
const insideMenu: readonly StaffPlace[] = [
  { path: '/superadmin?tab=customers&show=actions', name: 'Staff actions', Icon: ScrollText },
  { path: '/superadmin?tab=billing&show=admins', name: 'Sub Admin Users', Icon: Users },
  { path: '/superadmin/account', name: 'Your account', Icon: KeyRound, isForAll: true },
];

/** What has no room in the header: on phones all pages, elsewhere those inside of tabs. */
export function StaffMenu({ isSuperadmin }: { isSuperadmin: boolean }) {
  const navigate = useNavigate();
  const isWide = useMedia('(min-width: 64rem)');
  const shown = [...(isWide ? [] : staffPlaces), ...insideMenu].filter(
    ({ isForAll }) => isSuperadmin || isForAll,
  );
  return (
    <RowMenu
      label="Menu"
      actions={shown.map(({ path, name, Icon }) => ({ title: name, Icon, run: () => navigate(path) }))}
    />
  );
}
