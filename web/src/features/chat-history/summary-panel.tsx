import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import {
  type ChatSummary,
  type SummaryPeriod,
  summaryPeriodSchema,
} from '#shared/contract/assistant/chat-history.ts';
import { figureNames, saySatisfaction } from '#shared/domain/figures/glossary.ts';
import { formatPercent, sayShare } from '#shared/domain/figures/shares.ts';
import { api } from '#web/lib/api/api.ts';
import { ShownOf } from '#web/ui/charts/shown-of.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import type { Assistant } from './chat-queries.ts';
import { periods } from './periods.ts';

/** A summary of a period's conversations: document 2 sections 2.1 and 3. */
export function SummaryPanel({ assistant }: { assistant: Assistant }) {
  const [period, setPeriod] = useState<SummaryPeriod>('weekly');
  const { data: summary, error } = useQuery({
    ...api.chatHistory.summarize.query({ ...assistant, period, includeInsights: true }),
    gcTime: 0,
    // Insights may be written by a model.
    meta: { isQuiet: true },
  });
  return (
    <section aria-label="AI Summary" className="rounded-lg border border-line bg-surface p-6">
      <SelectField
        id="summary-period"
        label="Period"
        className="max-w-60"
        options={periods}
        value={period}
        onChange={({ target }) => setPeriod(summaryPeriodSchema.parse(target.value))}
      />
      {!summary && !error && <Spinner label="Reading the conversations…" className="mt-4" />}
      {error && (
        <p role="alert" className="mt-4 text-danger-ink">
          {error.message}
        </p>
      )}
      {summary?.totalChats === 0 && (
        <p className="mt-4 text-ink-muted">No summary data available for the selected period</p>
      )}
      {summary && summary.totalChats > 0 && <SummaryColumns summary={summary} />}
    </section>
  );
}

function SummaryColumns({ summary }: { summary: ChatSummary }) {
  const stored = summary.sampleSize ?? summary.totalChats;
  return (
    <div className="mt-5 grid gap-8 sm:grid-cols-2">
      <div className="space-y-8">
        <dl className="grid grid-cols-2 gap-4">
          <Figure label={figureNames.conversations} value={summary.totalChats.toLocaleString('en-US')} />
          <Figure label="Avg duration" value={describeMinutes(summary.avgDuration)} />
          {summary.avgSatisfaction !== null && (
            <Figure label={figureNames.satisfaction} value={saySatisfaction(summary.avgSatisfaction)} />
          )}
          <Figure label={figureNames.contactRate} value={sayRate(summary.conversionRate, stored)} />
        </dl>
        {summary.sampleSize !== null && (
          <p className="text-ink-muted text-sm">
            Duration, contacts, topics and questions come from the latest{' '}
            {summary.sampleSize.toLocaleString('en-US')} conversations that are stored.
          </p>
        )}
        <TextList title="Insights" texts={summary.insights} />
        <TextList title="Recommendations" texts={summary.recommendations} />
      </div>
      <div className="space-y-8">
        <TextList
          title="Top topics"
          total={summary.totals?.topTopics}
          texts={summary.topTopics.map(
            ({ topic, percentage }) => `${topic}: ${sayStoredShare(percentage, stored)}`,
          )}
        />
        <TextList
          title="Common first questions"
          total={summary.totals?.commonQuestions}
          isShortened
          texts={summary.commonQuestions.map(({ question, frequency }) => `${question} (${frequency})`)}
        />
      </div>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd className="font-bold font-display text-2xl">{value}</dd>
    </div>
  );
}

type TextListProps = {
  title: string;
  texts: readonly string[];
  /** How many there are. */
  total?: number | undefined;
  /** Visitors' questions can be any length. */
  isShortened?: boolean;
};

function TextList({ title, texts, total, isShortened }: TextListProps) {
  if (texts.length === 0) return null;
  return (
    <div>
      <h2 className="font-semibold text-base">
        {title}
        <ShownOf shown={texts.length} total={total} />
      </h2>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {texts.map((text) => (
          <li key={text} dir="auto" className="break-words">
            <span className={clsx(isShortened && 'line-clamp-2')}>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const describeMinutes = (minutes: number): string => (minutes < 1 ? 'Under 1 min' : `${minutes} min`);

/** Percentages of a few conversations are shown as numbers. */
const sayStoredShare = (percentage: number, total: number): string =>
  sayShare(Math.round((percentage / 100) * total), total);

/** The same of a rate, which document 2 section 9 shows with one decimal. */
function sayRate(percentage: number, total: number): string {
  const text = sayStoredShare(percentage, total);
  return text.endsWith('%') ? formatPercent(percentage) : text;
}
