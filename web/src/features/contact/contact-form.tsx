import { type ComponentProps, type FormEvent, useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { FieldFrame, type FieldFrameProps, fieldDescriptionId } from '#web/ui/form/field-frame.tsx';
import { IssueSummary } from '#web/ui/form/issue-summary.tsx';
import { controlStyle, TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { RefreshCw } from '#web/ui/icons/icons.ts';
import { type ContactField, useContactForm } from './use-contact-form.ts';

const labels: Record<string, string> = {
  'contact-name': 'Name',
  'contact-organization': 'Organization',
  'contact-phone': 'Phone',
  'contact-email': 'Email',
  'contact-message': 'Message',
  'contact-captcha': 'The sum',
};

/** The contact form of document 3 section 2. */
export function ContactForm({ brand }: { brand: Brand }) {
  const form = useContactForm(brand.id);
  const [refusals, setRefusals] = useState(0);
  const issues = form.issues.map(({ field, message }) => ({ field: `contact-${field}`, message }));

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (form.send().length > 0) setRefusals((count) => count + 1);
  };
  const bind = (field: ContactField) => ({
    id: `contact-${field}`,
    required: true,
    value: form.values[field],
    error: form.issues.find((issue) => issue.field === field)?.message,
    onChange: ({ target }: { target: { value: string } }) => form.setValue(field, target.value),
  });

  if (form.isSent) return <SentNote statusPath={form.statusPath} onAnother={form.startOver} />;
  return (
    <form noValidate aria-label="Message" onSubmit={send} className="space-y-5">
      {issues.length > 0 && !form.failure && (
        <IssueSummary key={refusals} issues={issues} labels={labels} heading="h2" />
      )}
      {form.failure && (
        <Callout tone="danger" role="alert">
          <p className="font-semibold">Failed to Send Message</p>
          <p>{form.failure}</p>
        </Callout>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...bind('name')} label="Name" autoComplete="name" maxLength={120} />
        <TextField
          {...bind('organization')}
          label="Organization"
          autoComplete="organization"
          maxLength={160}
        />
        <TextField {...bind('phone')} label="Phone" type="tel" autoComplete="tel" maxLength={40} />
        <TextField {...bind('email')} label="Email" type="email" autoComplete="email" maxLength={254} />
      </div>
      <TextAreaField {...bind('message')} label="Message" rows={6} maxLength={5000} />
      <CaptchaField {...bind('captcha')} captcha={form.captcha} onRenew={form.renewCaptcha} />
      <Button type="submit" size="large" disabled={form.isPending}>
        {form.isPending ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}

function SentNote({ statusPath, onAnother }: { statusPath: string | undefined; onAnother: () => void }) {
  return (
    <Callout tone="success" role="status">
      <h2 className="text-xl">Message Sent Successfully</h2>
      <p className="mt-1">We'll get back to you within 24 hours.</p>
      {statusPath && (
        <p className="mt-1">
          <a href={statusPath} className="underline underline-offset-4">
            Track your message
          </a>
        </p>
      )}
      <Button variant="secondary" size="small" className="mt-4" onClick={onAnother}>
        Write another message
      </Button>
    </Callout>
  );
}

type CaptchaFieldProps = Pick<FieldFrameProps, 'id' | 'error' | 'required'> &
  Pick<ComponentProps<'input'>, 'value' | 'onChange'> & {
    captcha: { first: number; second: number } | undefined;
    onRenew: () => void;
  };

/** A sum to solve, in words for screen readers. */
function CaptchaField({ captcha, onRenew, id, error, required, ...input }: CaptchaFieldProps) {
  const question = captcha ? `What is ${captcha.first} + ${captcha.second}?` : 'Loading the question…';
  return (
    <FieldFrame id={id} label={question} error={error} required={required}>
      <div className="flex gap-2">
        <input
          id={id}
          className={`${controlStyle} max-w-56`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          aria-required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={fieldDescriptionId({ id, error, hint: undefined })}
          {...input}
        />
        <Button variant="quiet" size="icon" aria-label="Another question" onClick={onRenew}>
          <RefreshCw className="size-5" />
        </Button>
      </div>
    </FieldFrame>
  );
}
