import { useMutation } from '@tanstack/react-query';
import type { WaitingPage } from '#shared/domain/knowledge/website-changes.ts';
import { api } from '#web/lib/api/api.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { EditorsOnly, useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { ChangedFact } from './changed-fact.tsx';

type WaitingPagesProps = {
  conversionId: string;
  /** The newest first. */
  pages: readonly WaitingPage[];
  /** With those that are not listed. */
  count: number;
};

/** Pages whose changes the assistant does not say before its owner approves them, one by one or all at once. */
export function WaitingPages({ conversionId, pages, count }: WaitingPagesProps) {
  const decide = useMutation(api.knowledgeBase.decideChanges.mutation());
  const until = pages[0]?.since ?? '';
  const mayEdit = useMayEdit();
  return (
    <section aria-labelledby="waiting-title" className="mb-8 rounded-md border border-line p-4">
      <h4 id="waiting-title" className="font-semibold">
        {count === 1 ? 'One page waits' : `${count.toLocaleString('en-US')} pages wait`} for{' '}
        {mayEdit ? 'your approval' : 'approval'}
      </h4>
      <p className="text-ink-muted">
        Until {mayEdit ? 'you approve' : 'somebody approves it'}, your assistant quotes what the page said
        before, with its date.{' '}
        {mayEdit &&
          'A page waits as a whole: you decide about all of its changes together. What you keep stays until the page changes again, or until you read it again in the list of entries.'}
      </p>
      {count > 1 && mayEdit && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            size="small"
            disabled={decide.isPending}
            onClick={() => decide.mutate({ conversionId, decision: 'take', until })}
          >
            Approve all {count.toLocaleString('en-US')}
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={decide.isPending}
            onClick={() => decide.mutate({ conversionId, decision: 'keep', until })}
          >
            Keep all as they were
          </Button>
        </div>
      )}
      <FailureLine error={decide.error} />
      <ul
        aria-label="Pages that wait for approval"
        className="mt-4 divide-y divide-line border-line border-t"
      >
        {pages.map((page) => (
          <Waiting key={page.itemId} conversionId={conversionId} page={page} />
        ))}
      </ul>
      {mayEdit && count > pages.length && (
        <p className="mt-2 text-ink-muted">
          And {(count - pages.length).toLocaleString('en-US')} more, which the buttons above decide about too.
        </p>
      )}
    </section>
  );
}

function Waiting({ conversionId, page }: { conversionId: string; page: WaitingPage }) {
  const decide = useMutation(api.knowledgeBase.decideChanges.mutation());
  const { itemId, title, url = null, readAt, since, facts } = page;
  const settle = (decision: 'take' | 'keep') =>
    decide.mutate({ conversionId, decision, itemId, until: since });
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-60 break-words">
          <OutsideLink href={url}>{title}</OutsideLink>
          <span className="block text-ink-muted text-sm">
            Changed on {formatDay(since)}; your assistant quotes it as of {formatDay(readAt)}.
          </span>
        </p>
        <EditorsOnly>
          <Button
            size="small"
            disabled={decide.isPending}
            aria-label={`Approve the changes of “${title}”`}
            onClick={() => settle('take')}
          >
            Approve
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={decide.isPending}
            aria-label={`Keep “${title}” as it was`}
            onClick={() => settle('keep')}
          >
            Keep as it was
          </Button>
        </EditorsOnly>
      </div>
      <FailureLine error={decide.error} />
      {facts.length > 0 && (
        <ul aria-label={`Changes of “${title}”`} className="mt-3 space-y-6">
          {facts.map((fact) => (
            <ChangedFact
              key={[fact.group, fact.before?.value, fact.after?.value].join(' ')}
              fact={fact}
              isUnderPage
            />
          ))}
        </ul>
      )}
    </li>
  );
}
