import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BrandId } from '#shared/brands/platforms.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { downloadChecker, downloadRecord } from './download-record.ts';

const dayMs = 86_400_000;
const shownDays = 30;
/** A UTC day, because days of the record are. */
const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

/** Downloads the record of an assistant's answers, and the checker that proves it. */
export function AnswerRecordSection({ brandId, conversionId }: { brandId: BrandId; conversionId: string }) {
  const [from, setFrom] = useState(() => dayBefore(shownDays));
  const [to, setTo] = useState(() => dayBefore(0));
  const record = useMutation({ mutationFn: downloadRecord });
  const checker = useMutation({ mutationFn: downloadChecker });
  const error = record.error ?? checker.error;
  return (
    <Panel id="answer-record" title="Answer record">
      <Introduction />
      <form
        aria-label="Answer record"
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          record.mutate({ brandId, conversionId, from, to });
        }}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            id="record-from"
            label="First day (UTC)"
            type="date"
            required
            value={from}
            max={to}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextField
            id="record-to"
            label="Last day (UTC)"
            type="date"
            required
            value={to}
            min={from}
            onChange={({ target }) => setTo(target.value)}
          />
        </div>
        <Failure error={error} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={record.isPending}>
            {record.isPending ? 'Collecting…' : 'Download the record'}
          </Button>
          <Button variant="secondary" disabled={checker.isPending} onClick={() => checker.mutate()}>
            Download the checker
          </Button>
        </div>
        <p className="text-ink-muted text-sm">
          The checker is one file. Open it from your computer; it works without the Internet.
        </p>
      </form>
    </Panel>
  );
}

function Introduction() {
  return (
    <p className="mb-4 max-w-prose">
      Each answer is recorded with its question, its quotes, and how it was found. The day after, you get an
      email with a code. With the record, the code and the checker, anybody can see that no answer was changed
      later, without trusting us.
    </p>
  );
}
