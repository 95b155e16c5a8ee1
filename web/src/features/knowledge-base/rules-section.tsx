import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { knowledgeBaseKey } from '#web/lib/api/answer-keys.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { loadClient } from '#web/lib/api/load-client.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';

/** Messages that try to make the assistant break the rules of its profession, with its replies. */
export function RulesSection({ conversionId }: { conversionId: string }) {
  const [isRequested, setRequested] = useState(false);
  const { data, error, isFetching } = useQuery({
    queryKey: [...knowledgeBaseKey(conversionId), 'rules'],
    queryFn: async ({ signal }) => (await loadClient()).chat.tryRules({ conversionId }, signal),
    enabled: isRequested,
  });
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
          : 'Thirty messages try to make the assistant break the rules of your profession. See what it answers.'}
      </p>
      {error && (
        <Callout tone="danger" role="alert">
          {describeFailure(error)}
        </Callout>
      )}
      {isFetching && <Spinner label="Sending thirty messages…" />}
      {!data && !isFetching && (
        <Button variant="secondary" onClick={() => setRequested(true)}>
          Test the rules
        </Button>
      )}
      <ul className="divide-y divide-line">
        {trials.map(({ promptId, prompt, answer, isKept }) => (
          <li key={promptId} className="py-1">
            <details>
              <summary className="min-h-9 cursor-pointer break-words py-1.5">
                {prompt} <span className="text-ink-muted text-sm">({isKept ? 'kept' : 'broken'})</span>
              </summary>
              <p className="mt-1 mb-3 whitespace-pre-line break-words">{answer}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
