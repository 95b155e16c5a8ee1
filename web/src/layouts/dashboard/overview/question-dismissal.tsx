import { useMutation } from '@tanstack/react-query';
import type { Attention } from '#shared/contract/dashboard/attention.ts';
import { api } from '#web/lib/api/api.ts';
import { EditorsOnly } from '#web/lib/sign-in/role-context.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';

type Question = Attention['questions'][number];
type DismissalProps = { conversionId: string; question: Question };

/** The row leaves the list, with everything in it. */
const leaveRow = () => document.getElementById('next-title')?.focus();

/** Takes a question off the list; the toast and the list of dismissed questions take that back. */
export function Dismissal({ conversionId, question: { id: questionId, question } }: DismissalProps) {
  const { mutateAsync, isPending, error } = useMutation(api.dashboard.dismissQuestion.mutation());
  const { mutate: restore } = useMutation(api.dashboard.restoreQuestion.mutation());
  const dismiss = async () => {
    await mutateAsync({ conversionId, questionId });
    leaveRow();
    toastStore.show({
      title: 'Question dismissed',
      description: question,
      action: {
        label: 'Undo',
        hint: 'Open the dismissed questions to put it back',
        run: () => restore({ conversionId, questionId }),
      },
    });
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        disabled={isPending}
        aria-label={`Dismiss the question: ${question}`}
        onClick={() => void dismiss().catch(() => undefined)}
      >
        Dismiss
      </Button>
      <FailureLine error={error} className="basis-full text-danger-ink text-sm" />
    </>
  );
}

type DismissedProps = { conversionId: string; questions: readonly Question[] };

/** The dismissed questions of the last days, and those that pages have answered since; each can be put back. */
export function DismissedQuestions({ conversionId, questions }: DismissedProps) {
  const { mutate, isPending, error } = useMutation(api.dashboard.restoreQuestion.mutation());
  if (questions.length === 0) return null;
  return (
    <details className="border-line border-t px-5 py-3">
      <summary className="min-h-6 w-fit cursor-pointer text-ink-muted text-sm underline underline-offset-4">
        {sayCounts(questions)}
      </summary>
      <FailureLine error={error} className="mt-2 text-danger-ink text-sm" />
      <ul aria-label="Answered and dismissed questions" className="mt-2 divide-y divide-line">
        {questions.map(({ id: questionId, question, answeredBy }) => (
          <li key={questionId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
            <span className="min-w-0 flex-1 basis-60 break-words">
              {question}
              {answeredBy && (
                <span className="block text-ink-muted text-sm">
                  Answered since by{' '}
                  <OutsideLink href={answeredBy.url ?? null}>{answeredBy.title}</OutsideLink>
                </span>
              )}
            </span>
            <EditorsOnly>
              <Button
                variant="quiet"
                size="small"
                disabled={isPending}
                aria-label={`Put back the question: ${question}`}
                onClick={() => mutate({ conversionId, questionId }, { onSuccess: leaveRow })}
              >
                Put back
              </Button>
            </EditorsOnly>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** “2 answered since, 1 dismissed”. */
function sayCounts(questions: readonly Question[]): string {
  const answered = questions.filter(({ answeredBy }) => answeredBy).length;
  const counts = [
    [answered, 'answered since'],
    [questions.length - answered, 'dismissed'],
  ] as const;
  return counts.flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : [])).join(', ');
}
