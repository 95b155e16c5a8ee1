import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { emailAddress } from '#shared/domain/addresses/address-schemas.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

type CustomerFormProps = {
  signInPath: string;
  /** For visitors without an account. */
  trialPath: string;
  email: string;
  name: string;
};

/** For a link without email address and name (document 3 section 8): sign in, start a trial, or enter both. */
export function CustomerForm({ signInPath, trialPath, ...known }: CustomerFormProps) {
  const [, setSearch] = useSearchParams();
  const [values, setValues] = useState(known);
  const [isSent, setSent] = useState(false);
  const isEmail = emailAddress().safeParse(values.email).success;
  const isNamed = values.name.trim() !== '';
  const send = () => {
    setSent(true);
    if (!isEmail || !isNamed) return;
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('email', values.email.trim());
        next.set('name', values.name.trim());
        return next;
      },
      { replace: true },
    );
  };
  return (
    <div className="max-w-prose space-y-6">
      <p>An order needs an account. Sign in, or try it free first: nothing is charged for a trial.</p>
      <div className="flex flex-wrap gap-3">
        <SiteLink to={signInPath} className={buttonStyle({})} label="Sign in" />
        <SiteLink to={trialPath} className={buttonStyle({ variant: 'secondary' })}>
          Start a free trial
        </SiteLink>
      </div>
      <form
        noValidate
        aria-label="Your account"
        className="space-y-4 border-line border-t pt-6"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <p>Or have a link emailed to your account that brings you back here.</p>
        <Callout tone="warning">
          <p className="font-semibold">Missing Information</p>
          <p>Customer email and name are required.</p>
        </Callout>
        <TextField
          id="customer-email"
          type="email"
          label="Email"
          autoComplete="email"
          required
          value={values.email}
          error={isSent && !isEmail ? 'Enter the email address of your account.' : undefined}
          onChange={({ target }) => setValues({ ...values, email: target.value })}
        />
        <TextField
          id="customer-name"
          label="Name"
          autoComplete="name"
          required
          value={values.name}
          error={isSent && !isNamed ? 'Enter your name.' : undefined}
          onChange={({ target }) => setValues({ ...values, name: target.value })}
        />
        <Button type="submit" variant="secondary" label="Continue" />
      </form>
    </div>
  );
}
