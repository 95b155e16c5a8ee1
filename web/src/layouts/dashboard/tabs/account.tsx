import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDraftPlaces } from '#web/lib/drafts/draft-store.ts';
import { settingsPlaces } from '#web/lib/site/settings-places.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { SectionNav } from '#web/ui/layout/section-nav.tsx';
import { listSections, type SettingsProps } from '../settings/list-sections.tsx';
import { useUnsavedNote } from '../settings/use-unsaved-note.ts';

/** The settings of the organization, its assistant and the account, one section at a time. */
export function AccountTab(props: SettingsProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const unsaved = useDraftPlaces();
  const wanted = search.get('section');
  const addressOf = (section: string) => {
    const address = new URLSearchParams(search);
    address.set('tab', 'account');
    address.set('section', section);
    return `?${address}`;
  };
  const sections = listSections(props);
  const section = sections.find(({ id }) => id === wanted) ?? sections[0];
  const shown = { ...section, title: settingsPlaces[section.id].title };
  const open = (address: string) => void navigate({ search: address });
  useUnsavedNote({ ...shown, search: addressOf(shown.id) }, open);
  return (
    <div className="@container">
      <div className="grid items-start gap-x-8 gap-y-5 @2xl:grid-cols-[12rem_minmax(0,46rem)]">
        <SectionNav
          label="Settings"
          sections={sections.map(({ id }) => ({
            ...{ id, title: settingsPlaces[id].title, search: addressOf(id) },
            note: unsaved.includes(id) ? 'Not saved yet' : undefined,
          }))}
          value={shown.id}
          onChange={(section) => open(section.search)}
        />
        <div className="min-w-0">
          <p className="mb-4 text-ink-muted">{shown.hint}</p>
          <LoadBoundary key={shown.id} fallback={<Spinner label={`Loading ${shown.title}…`} />}>
            {shown.content}
          </LoadBoundary>
        </div>
      </div>
    </div>
  );
}
