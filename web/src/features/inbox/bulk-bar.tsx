import { useQuery } from '@tanstack/react-query';
import type { InboxMessage } from '#shared/domain/inbox/inbox-message.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ChipSelect } from '#web/ui/form/chip-select.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import type { InboxScope } from './inbox-queries.ts';
import { useFiling } from './use-filing.ts';

type BulkBarProps = {
  scope: InboxScope;
  chosen: readonly InboxMessage[];
  /** How many can be chosen. */
  count: number;
  onChooseAll: () => void;
  onDone: () => void;
};

/** What can be done with the chosen messages at once. */
export function BulkBar({ scope, chosen, count, onChooseAll, onDone }: BulkBarProps) {
  const { file, assign, isPending, error } = useFiling(scope);
  const { data } = useQuery({ ...scope.people, meta: { isQuiet: true } });
  const people = data?.people ?? [];
  const open = chosen.filter(({ status }) => status !== 'responded');
  const isAway = chosen.length > 0 && chosen.every(({ isArchived }) => isArchived);
  const finish = (work: Promise<void>) => void work.then(onDone);
  return (
    <section aria-label="Chosen messages" className="space-y-2 rounded-md bg-sunken p-2">
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="px-1 font-semibold text-sm">
          {chosen.length} chosen
        </p>
        <Button
          variant="secondary"
          size="small"
          disabled={isPending || open.length === 0}
          onClick={() => finish(file(open, 'answer'))}
          label="Mark as answered"
        />
        <Button
          variant="secondary"
          size="small"
          disabled={isPending || chosen.length === 0}
          onClick={() => finish(file(chosen, isAway ? 'restore' : 'archive'))}
          label={isAway ? 'Move back' : 'Archive'}
        />
        {chosen.length > 0 && (
          <ChipSelect
            id="assign-chosen"
            label="Assign to…"
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            value=""
            onChange={({ target }) =>
              finish(
                assign(
                  chosen,
                  people.find(({ id }) => id === target.value),
                ),
              )
            }
          />
        )}
        <span className="ms-auto flex">
          {chosen.length < count && (
            <Button variant="quiet" size="small" onClick={onChooseAll} label="Choose all" />
          )}
          <Button variant="quiet" size="small" onClick={onDone} label="Cancel" />
        </span>
      </div>
      <FailureLine error={error} className="text-danger-ink text-sm" />
    </section>
  );
}
