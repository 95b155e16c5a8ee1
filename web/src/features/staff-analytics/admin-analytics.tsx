import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BrandId } from '#shared/brands/platforms.ts';
import { type Period, periods } from '#shared/domain/figures/period.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { PeriodField } from '#web/ui/form/period-field.tsx';
import { TabSet } from '#web/ui/layout/tab-set.tsx';
import { Conversations } from './conversations.tsx';
import { freshMilliseconds } from './fresh-milliseconds.ts';
import { PlatformPerformance } from './platform-performance.tsx';
import { TopQueries } from './top-queries.tsx';

/** Document 2 section 2.5: visitor analytics of a period, for all platforms or one. */
export function AdminAnalytics({ platform }: { platform: BrandId | undefined }) {
  const [period, setPeriod] = useState<Period>('7d');
  const [tab, setTab] = useState('platforms');
  const { data, error, isPlaceholderData } = useQuery({
    ...staffApi.staffAnalytics.getAnalytics.query({ platform, period }),
    staleTime: freshMilliseconds,
    // Keeps the figures while another period loads.
    placeholderData: (before) => before,
  });
  return (
    <section aria-labelledby="admin-analytics" className="space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="admin-analytics" className="text-xl">
          What visitors do
        </h2>
        <PeriodField id="analytics-period" periods={periods} value={period} onChange={setPeriod} />
      </div>
      <Failure error={error} />
      {!error && (!data || isPlaceholderData) && <Spinner label="Counting…" />}
      {data && !error && (
        <div aria-busy={isPlaceholderData}>
          <TabSet
            isNested
            label="What visitors do"
            value={tab}
            onChange={setTab}
            tabs={[
              {
                id: 'platforms',
                title: 'Platform Performance',
                content: <PlatformPerformance platforms={data.platforms} reading={data.reading} />,
              },
              {
                id: 'conversations',
                title: 'Conversations',
                content: <Conversations analytics={data} isHours={period === '24h'} />,
              },
              {
                id: 'queries',
                title: 'Top Queries',
                content: <TopQueries queries={data.topQueries} total={data.queryTotal} />,
              },
            ]}
          />
        </div>
      )}
    </section>
  );
}
