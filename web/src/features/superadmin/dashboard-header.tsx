import { clsx } from 'clsx';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { StaffView } from '#shared/domain/staff/staff-dashboard.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';

type DashboardHeaderProps = {
  platform: BrandId | undefined;
  viewer: StaffView['viewer'] | undefined;
  /** When the figures were computed. */
  asOf: string | undefined;
  isLive: boolean;
  onChoose: (domain: string) => void;
};

/** Document 2 section 2.9. */
export function DashboardHeader({ platform, viewer, asOf, isLive, onChoose }: DashboardHeaderProps) {
  const isSuperadmin = viewer?.role !== 'domain-admin';
  return (
    <header className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3 sm:mb-6">
      <div className="min-w-0 flex-1 basis-72">
        <h1 className="text-title">SuperAdmin Dashboard</h1>
        <p className="text-ink-muted max-sm:text-sm sm:mt-1">
          {isSuperadmin || !viewer
            ? 'Real-time management across all 6 platforms'
            : `Real-time management of ${brands[viewer.brandId].name}`}
        </p>
      </div>
      <div className="flex min-h-11 items-center gap-x-4 text-sm max-sm:flex-col max-sm:items-start">
        <span className="inline-flex items-center gap-2 font-semibold">
          <span
            aria-hidden="true"
            className={clsx('size-2.5 rounded-full', isLive ? 'bg-success-ink' : 'bg-danger')}
          />
          {isLive ? 'Live' : 'Offline'}
        </span>
        <span className="text-ink-muted">
          Last Updated {asOf ? new Date(asOf).toLocaleTimeString('en-US') : '–'}
        </span>
      </div>
      {isSuperadmin ? (
        <SelectField
          id="domain-filter"
          label="Domain"
          isLabelHidden
          className="min-w-36 flex-1 sm:w-56 sm:flex-none"
          options={[
            { value: '', label: 'All Domains' },
            ...Object.values(brands).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={platform ?? ''}
          onChange={({ target }) => onChoose(target.value)}
        />
      ) : (
        <p className="min-h-11 content-center font-semibold">{viewer && brands[viewer.brandId].name}</p>
      )}
    </header>
  );
}
