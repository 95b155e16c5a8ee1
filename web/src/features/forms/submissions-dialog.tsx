import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Form, Submission } from '#shared/contract/forms.ts';
import { formMessages } from '#shared/domain/forms/form.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { openDownload } from '#web/lib/browser/save-file.ts';
import { saveParts } from '#web/lib/browser/save-parts.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { NextPageButton } from '#web/ui/form/next-page-button.tsx';
import { Inbox } from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';
import { useFormsCalls } from './forms-calls.ts';

/** All submissions of a form, with their export. */
export function SubmissionsDialog({ form, onClose }: { form: Form; onClose: () => void }) {
  const calls = useFormsCalls();
  const formId = form.id;
  const listing = useInfiniteQuery({ ...calls.listSubmissions.pages({ formId }, 'before'), gcTime: 0 });
  const { data, error, isPending } = listing;
  const [failure, setFailure] = useState<string>();
  const attempt = (work: Promise<void>) =>
    work.then(
      () => setFailure(undefined),
      (cause: Error) => setFailure(describeFailure(cause)),
    );
  // A visitor's file: its link expires after five minutes, so it is requested on demand.
  const download = async (file: { submissionId: string; fieldId: string }) =>
    openDownload((await calls.getFile.call({ formId, ...file })).url);
  const exportAll = () =>
    saveParts(async (before) => {
      const { csv, ...part } = await calls.exportSubmissions.call({ formId, before });
      return { ...part, content: csv };
    });
  const submissions = data?.pages.flatMap((page) => page.submissions) ?? [];
  const problem = failure ?? (error && describeFailure(error));
  return (
    <Modal
      title={`Submissions of ${form.name}`}
      icon={<Inbox className="size-6" />}
      description="Newest first."
      onClose={onClose}
    >
      <div className="mt-4 space-y-4">
        {problem && (
          <Callout tone="danger" role="alert">
            {problem}
          </Callout>
        )}
        {isPending && <Spinner label="Loading submissions…" />}
        {data && submissions.length === 0 && <p>{formMessages.noSubmissions}</p>}
        <ul className="space-y-4">
          {submissions.map((submission) => (
            <SubmissionItem
              key={submission.id}
              submission={submission}
              onDownload={(fieldId) => void attempt(download({ submissionId: submission.id, fieldId }))}
            />
          ))}
        </ul>
        <div className="flex flex-wrap justify-end gap-3">
          <NextPageButton listing={listing} label="Show more" />
          {submissions.length > 0 && (
            <Button variant="secondary" onClick={() => void attempt(exportAll())} label="Export CSV" />
          )}
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
    </Modal>
  );
}

type SubmissionItemProps = { submission: Submission; onDownload: (fieldId: string) => void };

function SubmissionItem({ submission: { submittedAt, answers }, onDownload }: SubmissionItemProps) {
  return (
    <li className="rounded-md border border-line p-4">
      <p className="text-ink-muted text-sm">
        <time dateTime={submittedAt}>{formatInstant(submittedAt)}</time>
      </p>
      <dl className="mt-2 space-y-2">
        {answers.map(({ fieldId, label, answer, isFile }) => (
          <div key={fieldId}>
            <dt className="font-semibold text-sm">{label}</dt>
            <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">
              {isFile ? (
                <Button variant="quiet" size="small" onClick={() => onDownload(fieldId)}>
                  Download {answer}
                </Button>
              ) : (
                answer
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
