import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#web/ui/form/button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { FlaskConical } from '#web/ui/icons/icons.ts';
import { type Tab, TabSet } from '#web/ui/layout/tab-set.tsx';
import { ConversionTable } from './conversion-table.tsx';
import { CriticalSystems } from './critical-systems.tsx';
import { Failures } from './failures.tsx';
import { SiteTable } from './site-table.tsx';

type SystemMonitorProps = {
  /** Contents of the two testing tabs. */
  testing: { gptsite: ReactNode; system: ReactNode };
  isTesting: boolean;
  onRunTests: () => void;
};

const firstTab = 'critical-systems';
const systemTestsTab = 'system-testing';

/** Document 3 section 2: system health for staff. The tab is in the address. */
export function SystemMonitor({ testing, isTesting, onRunTests }: SystemMonitorProps) {
  const [isAutomatic, setAutomatic] = useState(true);
  const [search, setSearch] = useSearchParams();
  const openTab = (tab: string) => setSearch({ tab }, { replace: true });
  const tabs = listTabs(isAutomatic, testing);
  const wanted = search.get('tab');
  return (
    <>
      <header className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="text-title">System Monitor</h1>
          <p className="mt-2 text-ink-muted">Every part of the product, as it is right now</p>
        </div>
        <span className="inline-flex items-center gap-3">
          <Switch id="auto-refresh" isOn={isAutomatic} onChange={setAutomatic} />
          <label htmlFor="auto-refresh">Auto Refresh</label>
        </span>
        <Button
          disabled={isTesting}
          onClick={() => {
            openTab(systemTestsTab);
            onRunTests();
          }}
        >
          <FlaskConical className="size-4" />
          {isTesting ? 'Running tests…' : 'Run Tests'}
        </Button>
      </header>
      <TabSet
        label="System Monitor"
        tabs={tabs}
        value={tabs.find(({ id }) => id === wanted)?.id ?? firstTab}
        onChange={openTab}
      />
      <Failures isAutomatic={isAutomatic} />
    </>
  );
}

/** In the order of the specification. */
function listTabs(isAutomatic: boolean, testing: SystemMonitorProps['testing']): Tab[] {
  return [
    { id: firstTab, title: 'Critical Systems', content: <CriticalSystems isAutomatic={isAutomatic} /> },
    { id: 'gptsite-testing', title: 'GPTsite Testing', content: testing.gptsite },
    { id: systemTestsTab, title: 'System Testing', content: testing.system },
    { id: 'gptsite-monitor', title: 'GPTsite Monitor', content: <SiteTable isAutomatic={isAutomatic} /> },
    { id: 'conversions', title: 'Conversions', content: <ConversionTable isAutomatic={isAutomatic} /> },
  ];
}
