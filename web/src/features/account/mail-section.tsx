import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { mailKindTexts } from '#shared/domain/mail/mail-kind-texts.ts';
import { type MailChoices, mailKinds } from '#shared/domain/mail/mail-kinds.ts';
import { api } from '#web/lib/api/api.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

/** Email preferences; each switch takes effect immediately. */
export function MailSection() {
  const queries = useQueryClient();
  const stored = api.account.getMailChoices.query({});
  const { data: saved, error } = useQuery(stored);
  const change = useMutation({
    ...api.account.saveMailChoices.mutation(),
    mutationFn: (choices: MailChoices) => api.account.saveMailChoices.call(choices),
    onSuccess: (choices) => queries.setQueryData(stored.queryKey, choices),
  });
  const choices = change.isPending ? change.variables : saved;
  const failure = error ?? change.error;
  return (
    <Panel id="mails" title="Emails">
      <p className="mb-4 max-w-prose text-ink-muted">
        Emails about the account itself, such as a new password or a deletion, are always sent.
      </p>
      <Failure error={failure} className="mb-4" />
      {!choices && !error && <Spinner label="Loading your choices…" />}
      {choices && <Switches choices={choices} onChange={change.mutate} />}
    </Panel>
  );
}

function Switches({ choices, onChange }: { choices: MailChoices; onChange: (choices: MailChoices) => void }) {
  return (
    <ul className="divide-y divide-line">
      {mailKinds.map((kind) => (
        <li key={kind} className="flex items-start gap-4 py-3">
          <div className="min-w-0 flex-1">
            <label htmlFor={`mail-${kind}`} className="block cursor-pointer font-semibold">
              {mailKindTexts[kind].title}
            </label>
            <p id={`mail-${kind}-description`} className="text-ink-muted text-sm">
              {mailKindTexts[kind].description}
            </p>
          </div>
          <Switch
            id={`mail-${kind}`}
            describedBy={`mail-${kind}-description`}
            isOn={choices[kind]}
            onChange={(isOn) => onChange({ ...choices, [kind]: isOn })}
          />
        </li>
      ))}
    </ul>
  );
}
