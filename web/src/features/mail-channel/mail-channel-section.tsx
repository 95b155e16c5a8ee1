import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MailChannel } from '#shared/contract/inbox.ts';
import { api } from '#web/lib/api/api.ts';
import { useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { CopiedValue } from '#web/ui/data/copied-value.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { AskedTwice } from '#web/ui/form/asked-twice.tsx';
import { Failure, FailureLine } from '#web/ui/form/failure.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

/** Questions by email: whether people may ask, at which address, and what becomes of their mails. */
export function MailChannelSection({ conversionId }: { conversionId: string }) {
  const { data: channel, error } = useQuery(api.inbox.getMailChannel.query({ conversionId }));
  if (channel && !channel.isOffered) return null;
  return (
    <Panel id="mail-channel" title="Questions by email">
      <div className="space-y-5">
        <p className="text-ink-muted">
          Some people would rather write. Your assistant has an address of its own, and answers mails with
          sentences of your pages, each with a link to the page.
        </p>
        <Failure error={error} />
        {!channel && !error && <Spinner label="Loading the address…" />}
        {channel && <Permission conversionId={conversionId} channel={channel} />}
        {channel?.isOn && channel.address && (
          <Address conversionId={conversionId} address={channel.address} />
        )}
        {channel?.isOn && <MailRules />}
      </div>
    </Panel>
  );
}

function useChange(conversionId: string) {
  const queries = useQueryClient();
  return useMutation({
    ...api.inbox.saveMailChannel.mutation(),
    onSuccess: (saved) =>
      queries.setQueryData(api.inbox.getMailChannel.query({ conversionId }).queryKey, saved),
  });
}

function Permission({ conversionId, channel }: { conversionId: string; channel: MailChannel }) {
  const mayEdit = useMayEdit();
  const change = useChange(conversionId);
  const isOn = change.isPending ? change.variables.isOn : channel.isOn;
  return (
    <div>
      <div className="flex items-start justify-between gap-6">
        <div className="min-w-0">
          <label htmlFor="mail-channel-on" className="font-semibold">
            Let people ask your assistant by email
          </label>
          <p id="mail-channel-note" className="text-ink-muted">
            {isOn
              ? 'Their mails stand in your chat history and count as conversations of your plan.'
              : sayOff(channel)}
          </p>
        </div>
        <Switch
          id="mail-channel-on"
          describedBy="mail-channel-note"
          isOn={isOn}
          disabled={!mayEdit}
          onChange={(on) => change.mutate({ conversionId, isOn: on })}
        />
      </div>
      <FailureLine error={change.error} className="mt-3 text-danger-ink" />
    </div>
  );
}

function sayOff({ address }: MailChannel): string {
  return address
    ? `Mails to ${address} are not read, and nobody is told. The address stays yours.`
    : 'You get an address when you switch it on.';
}

function Address({ conversionId, address }: { conversionId: string; address: string }) {
  const mayEdit = useMayEdit();
  const change = useChange(conversionId);
  return (
    <div>
      <CopiedValue
        name="Address for questions"
        value={address}
        shown={
          <a href={`mailto:${address}`} className="underline underline-offset-4">
            {address}
          </a>
        }
        label="Copy address"
      />
      <p className="mt-1 text-ink-muted text-sm">
        Put it on your website, or let an address of your own forward to it.
      </p>
      {mayEdit && (
        <div className="mt-3 flex flex-wrap gap-3">
          <AskedTwice
            label="Get a new address"
            warning="For an address that gets spam. Mails to the old one are no longer read, replies in running conversations among them, and nobody is told: an answer would give spammers the new one. Put the new address wherever the old one stands."
            confirmLabel="Replace this address"
            isPending={change.isPending}
            error={change.error}
            onConfirm={() => change.mutateAsync({ conversionId, isOn: true, replaced: address })}
          />
        </div>
      )}
    </div>
  );
}

const rules = [
  'Where the answer is certain, the sender gets it within a minute. Where it is not, the mail goes to your inbox, and the sender is told that a person will answer.',
  'Absence notes, newsletters and other automatic mails are never answered.',
  'A mail whose sender cannot be proven goes to your inbox only. Spam and forged mails are thrown away.',
  'Attachments are not read, and senders are told so. Mails over 10 MB are not read at all.',
  'The mail itself is deleted once it is handled; its words are in your chat history, masked like those of any chat.',
];

function MailRules() {
  return (
    <div>
      <h3 className="font-semibold">What happens to mails</h3>
      <ul aria-label="What happens to mails" className="mt-2 list-disc space-y-1 ps-5 text-ink-muted">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
