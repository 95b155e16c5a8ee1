import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Dashboard } from '#shared/contract/dashboard/dashboard.ts';
import { saySatisfaction } from '#shared/domain/figures/glossary.ts';
import { sayLanguage } from '#web/features/chat-history/say-language.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { EditorsOnly } from '#web/lib/sign-in/role-context.tsx';
import { TestMark } from '#web/ui/data/test-mark.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { StatCards } from './stat-cards.tsx';

type OverviewTabProps = {
  dashboard: Dashboard;
  onOpen: (tab: string) => void;
  /** What happened, in words. */
  summary?: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  /** It is still being looked up. */
  isWaiting?: boolean;
};

const actions = [
  { tab: 'knowledge-base', title: 'Add to the Knowledge Base' },
  { tab: 'forms', title: 'Add a form' },
];

/**
 * What happened in words, the figures, what to do next, the latest conversations, and links to other tabs; on a phone the
 * figures after what is open. What is below the next steps waits for them, because it would move. Until the first chat the
 * figures are of nothing, and stand below too.
 */
export function OverviewTab({ dashboard, onOpen, summary, children, isWaiting = false }: OverviewTabProps) {
  const { stats, recentChats } = dashboard;
  const figures = <StatCards stats={stats} hasTests={recentChats.some(({ isTest }) => isTest)} />;
  const isEmpty = stats.totalChats === 0;
  return (
    <div className="flex flex-col gap-6">
      {summary}
      {!isEmpty && <div className={clsx('max-md:order-1', isWaiting && 'max-md:hidden')}>{figures}</div>}
      {children}
      {!isWaiting && isEmpty && figures}
      {!isWaiting && <LatestChats dashboard={dashboard} onOpen={onOpen} />}
    </div>
  );
}

function LatestChats({ dashboard: { recentChats }, onOpen }: OverviewTabProps) {
  return (
    <div className="grid gap-8 pt-2 max-md:order-1 lg:grid-cols-[2fr_1fr]">
      <section aria-labelledby="recent-title" className="min-w-0">
        <h2 id="recent-title" className="text-xl">
          Recent chats
        </h2>
        {recentChats.length === 0 ? (
          <p className="mt-3 text-ink-muted">No questions yet.</p>
        ) : (
          <>
            <ul className="mt-3 divide-y divide-line border-line border-y">
              {recentChats.map(({ id, question, time, satisfaction, isTest, language }) => (
                <li key={id} className="py-3">
                  <p dir="auto" className="line-clamp-2 break-words">
                    {isTest && <TestMark />}
                    {question}
                  </p>
                  <p className="text-ink-muted text-sm">
                    <time dateTime={time}>{formatInstant(time)}</time>
                    {` · ${saySatisfaction(satisfaction)}`}
                    {sayLanguage({ language })}
                  </p>
                </li>
              ))}
            </ul>
            <Button variant="secondary" size="small" className="mt-4" onClick={() => onOpen('chat-history')}>
              All conversations
            </Button>
          </>
        )}
      </section>
      <EditorsOnly>
        <section aria-labelledby="actions-title">
          <h2 id="actions-title" className="text-xl">
            Quick actions
          </h2>
          <ul className="mt-3 space-y-2">
            {actions.map(({ tab, title }) => (
              <li key={tab}>
                <Button variant="secondary" className="w-full" onClick={() => onOpen(tab)}>
                  {title}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      </EditorsOnly>
    </div>
  );
}
