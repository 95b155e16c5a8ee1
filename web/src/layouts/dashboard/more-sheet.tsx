import type { Profile } from '#shared/domain/identity.ts';
import { useDashboardPlace } from '#web/lib/site/use-dashboard-place.ts';
import { Settings } from '#web/ui/icons/icons.ts';
import { Sheet } from '#web/ui/layout/sheet.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { listDashboardPages } from './dashboard-pages.ts';

type MoreSheetProps = { role: Profile['organisationRole']; onSettings: () => void; onClose: () => void };

const itemStyle = 'flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left hover:bg-sunken';

/** The pages that have no place in the bar of a phone, and the settings dialog. */
export function MoreSheet({ role, onSettings, onClose }: MoreSheetProps) {
  const findPlace = useDashboardPlace();
  return (
    <Sheet title="More" onClose={onClose}>
      <ul>
        {listDashboardPages(role)
          .filter((page) => !('barName' in page))
          .map(({ id, title, Icon }) => (
            <li key={id}>
              <SiteLink to={findPlace(id)} onClick={onClose} className={itemStyle}>
                <Icon className="size-5 text-brand-ink" />
                {title}
              </SiteLink>
            </li>
          ))}
        <li>
          <button type="button" onClick={onSettings} className={itemStyle}>
            <Settings className="size-5 text-brand-ink" />
            Settings
          </button>
        </li>
      </ul>
    </Sheet>
  );
}
