import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PublicForm } from '#shared/contract/forms.ts';
import { cleanAnswers, findAnswerIssues } from '#shared/domain/forms/form-fields.ts';
import { AppError, type FieldIssue } from '#shared/errors.ts';
import { visitorApi } from '#web/lib/api/visitor-api.ts';
import { makeRandomId } from '#web/lib/browser/random-id.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { IssueSummary } from '#web/ui/form/issue-summary.tsx';
import { AnswerField } from './answer-field.tsx';

const submission = visitorApi.forms.submit.mutation({ isQuiet: true });
const controlId = (fieldId: string) => `answer-${fieldId}`;

/** A form to fill in. The input stays when sending fails. */
export function PublicFormView({ form }: { form: PublicForm }) {
  const { id: formId, fields, organisation } = form;
  const [values, setValues] = useState<Record<string, string>>({});
  const [check, setCheck] = useState<{ attempt: number; issues: FieldIssue[] }>({ attempt: 0, issues: [] });
  // One key per page view, so that a double click submits once.
  const [opened] = useState(() => ({ at: Date.now(), submissionKey: makeRandomId() }));
  const { mutate, isPending, isSuccess, error } = useMutation(submission);

  const show = (issues: FieldIssue[]) => setCheck(({ attempt }) => ({ attempt: attempt + 1, issues }));
  const change = (fieldId: string, value: string) => {
    setValues((current) => ({ ...current, [fieldId]: value }));
    setCheck(({ attempt, issues }) => ({ attempt, issues: issues.filter(({ field }) => field !== fieldId) }));
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const data = cleanAnswers(fields, values);
    const issues = findAnswerIssues(fields, data);
    show(issues);
    if (issues.length > 0 || isPending) return;
    const completionSeconds = Math.min(86_400, Math.round((Date.now() - opened.at) / 1000));
    mutate(
      { formId, data, completionSeconds, submissionKey: opened.submissionKey, source: readSource() },
      { onError: (cause) => cause instanceof AppError && show(cause.issues) },
    );
  };

  if (isSuccess) return <Thanks organisation={organisation} />;
  return (
    <form aria-label={form.name} noValidate onSubmit={send} className="mt-6 space-y-5">
      {check.issues.length > 0 && (
        <IssueSummary
          key={check.attempt}
          heading="h2"
          issues={check.issues.map(({ field, message }) => ({ field: controlId(field), message }))}
          labels={Object.fromEntries(fields.map(({ id, label }) => [controlId(id), label]))}
        />
      )}
      {error && !isOfFields(error) && <Failure error={error} />}
      {fields.map((field) => (
        <AnswerField
          key={field.id}
          id={controlId(field.id)}
          field={field}
          value={values[field.id] ?? ''}
          error={check.issues.find((issue) => issue.field === field.id)?.message}
          onChange={(value) => change(field.id, value)}
        />
      ))}
      <Button type="submit" size="large" disabled={isPending} label={isPending ? 'Sending…' : 'Send'} />
      <p className="text-ink-muted text-sm">What you enter goes to {organisation} and is kept for a year.</p>
    </form>
  );
}

/** Field errors appear beside their fields. */
const isOfFields = (error: Error): boolean => error instanceof AppError && error.issues.length > 0;

function Thanks({ organisation }: { organisation: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Callout tone="success" role="status" className="mt-6">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        Thank you
      </h2>
      <p className="mt-1">Your form was sent to {organisation}.</p>
    </Callout>
  );
}

/** The assistant marks the links that it offers. */
function readSource(): 'page' | 'assistant' {
  return new URLSearchParams(window.location.search).get('from') === 'assistant' ? 'assistant' : 'page';
}
