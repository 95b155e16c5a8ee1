import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isEmailAddress } from '#shared/domain/addresses/addresses.ts';
import { findPlatformGuide, type PlatformId } from '#shared/domain/widget/platform-guides.ts';
import { api } from '#web/lib/api/api.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { PlatformField } from './platform-field.tsx';

/** Mails the code with its steps to whoever looks after the website. */
export function CodeMail({ conversionId }: { conversionId: string }) {
  const [email, setEmail] = useState('');
  const [platform, setPlatform] = useState<PlatformId>('any');
  const [issue, setIssue] = useState<string>();
  const send = useMutation(api.widget.mailCode.mutation({ isQuiet: true }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (isEmailAddress(address)) return send.mutate({ conversionId, email: address, platform });
    setIssue('Please enter your webmaster’s email address.');
    document.getElementById(fieldId)?.focus();
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <TextField
        id={fieldId}
        label="Your webmaster’s email"
        hint="They get the code and the steps once they have confirmed their address. Replies go to you."
        type="email"
        value={email}
        error={issue ?? (send.error ? describeFailure(send.error) : undefined)}
        onChange={({ target }) => {
          setEmail(target.value);
          setIssue(undefined);
          send.reset();
        }}
      />
      <PlatformField
        id="code-mail-platform"
        value={platform}
        onChange={(chosen) => setPlatform(findPlatformGuide(chosen).id)}
      />
      <Button type="submit" variant="secondary" disabled={send.isPending}>
        {send.isPending ? 'Sending…' : 'Send to my webmaster'}
      </Button>
      <div aria-live="polite">
        {send.data && (
          <Callout tone="success">
            {send.data.waits
              ? `We asked ${send.variables.email} to confirm the address. The code follows as soon as they have; please tell them to look for our mail.`
              : `Sent to ${send.variables.email}.`}
          </Callout>
        )}
      </div>
    </form>
  );
}

const fieldId = 'code-mail-address';
