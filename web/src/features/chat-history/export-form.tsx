import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type SummaryPeriod, summaryPeriodSchema } from '#shared/contract/chat-history.ts';
import { api } from '#web/lib/api/api.ts';
import { saveParts } from '#web/lib/browser/save-parts.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { Download } from '#web/ui/icons/icons.ts';
import type { Assistant } from './chat-queries.ts';
import { periods } from './periods.ts';

/** Exports the conversations of a period as a table. */
export function ExportForm({ assistant }: { assistant: Assistant }) {
  const [period, setPeriod] = useState<SummaryPeriod>('monthly');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return saveParts((before) =>
        api.chatHistory.exportData.call({ ...assistant, period, timeZone, before }),
      );
    },
    onError: (cause) => console.warn('The conversations could not be exported.', cause),
  });
  return (
    <form
      aria-label="Period"
      className="flex flex-wrap items-end gap-3 rounded-lg border border-line bg-surface p-5"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <SelectField
        id="export-period"
        label="Export as CSV"
        options={periods}
        value={period}
        onChange={({ target }) => setPeriod(summaryPeriodSchema.parse(target.value))}
      />
      <Button type="submit" variant="secondary" disabled={isPending}>
        <Download className="size-4" />
        {isPending ? 'Exporting…' : 'Export'}
      </Button>
      <FailureLine error={error} className="w-full text-danger-ink" />
    </form>
  );
}
