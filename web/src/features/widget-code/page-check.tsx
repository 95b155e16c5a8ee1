import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { PageCheck as Check } from '#shared/contract/assistant/widget.ts';
import { api } from '#web/lib/api/api.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { describeCheck } from './describe-check.ts';

type PageCheckProps = { conversionId: string; website: string; onChecked: (check: Check) => void };

/** Looks for the code on a page of the customer's website. */
export function PageCheck({ conversionId, website, onChecked }: PageCheckProps) {
  const [address, setAddress] = useState(website);
  const check = useMutation({ ...api.widget.checkPage.mutation({ isQuiet: true }), onSuccess: onChecked });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check.mutate({ conversionId, address });
  };
  const verdict = check.data && describeCheck(check.data);
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <TextField
        id="page-check-address"
        label="Page of your website"
        hint="We open it and look for your code."
        value={address}
        error={check.error ? describeFailure(check.error) : undefined}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => {
          setAddress(target.value);
          check.reset();
        }}
      />
      <Button type="submit" variant="secondary" disabled={check.isPending}>
        {check.isPending ? 'Looking…' : 'Check my site'}
      </Button>
      <div aria-live="polite">
        {verdict && (
          <Callout tone={verdict.tone}>
            {verdict.lines.map((line) => (
              <p key={line} className="[overflow-wrap:anywhere]">
                {line}
              </p>
            ))}
          </Callout>
        )}
      </div>
    </form>
  );
}
