import { useMutation } from '@tanstack/react-query';
import { api } from '#web/lib/api/api.ts';
import { useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';

/** Messages that try to make the assistant break the rules of its trade, with its replies. */
export function RulesSection({ conversionId }: { conversionId: string }) {
  const mayEdit = useMayEdit();
  const { mutate, data, error, isPending } = useMutation(api.chat.tryRules.mutation({ isQuiet: true }));
  if (!mayEdit) return null;
  const trials = data?.trials ?? [];
  const keptCount = trials.filter(({ isKept }) => isKept).length;
  return (
    <section aria-labelledby="rules-title" className="rounded-lg border border-line bg-surface p-6">
      <h3 id="rules-title" className="mb-1 text-xl">
        What your assistant must not say
      </h3>
      <p className="mb-4 text-ink-muted">
        {data
          ? `The assistant kept its rules in ${keptCount} of ${trials.length} attempts to make it break them.`
          : 'Thirty messages, some of them harsh, try to make the assistant break its rules: to advise where it must not, to give away what is private, to take orders from strangers.'}
      </p>
      <Failure error={error} />
      {isPending && <Spinner label="Sending thirty messages…" />}
      {!data && !isPending && (
        <Button variant="secondary" onClick={() => mutate({ conversionId })}>
          Test the rules
        </Button>
      )}
      <TrialList title="It broke a rule" trials={trials.filter(({ isKept }) => !isKept)} isOpen />
      <TrialList title="It kept its rules" trials={trials.filter(({ isKept }) => isKept)} />
    </section>
  );
}

type Trial = { promptId: string; prompt: string; answer: string };

/** Folded where nothing is to be done: the messages are made to shock. */
function TrialList({ title, trials, isOpen }: { title: string; trials: readonly Trial[]; isOpen?: boolean }) {
  if (trials.length === 0) return null;
  return (
    <details open={isOpen}>
      <summary className="min-h-9 cursor-pointer py-1.5">
        {title} ({trials.length})
      </summary>
      <ul className="divide-y divide-line">
        {trials.map(({ promptId, prompt, answer }) => (
          <li key={promptId} className="py-1">
            <details>
              <summary className="min-h-9 cursor-pointer break-words py-1.5">{prompt}</summary>
              <p className="mt-1 mb-3 whitespace-pre-line break-words">{answer}</p>
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
}
