import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { mostSlugCharacters } from '#shared/domain/share/slug.ts';
import { AppError } from '#shared/errors.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { ArrowRight } from '#web/ui/icons/icons.ts';
import { Question } from '#web/ui/layout/question.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

/** Gives the page of a customer's assistant a name, also one that another customer has. */
export function PageName({ conversionId, organisation }: { conversionId: string; organisation: string }) {
  const [slug, setSlug] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { mutate, data, variables, isPending, error } = useMutation(
    staffApi.superadmin.movePageName.mutation(),
  );
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (slug.trim()) setAsked(true);
  };
  const close = () => setAsked(false);
  return (
    <section aria-labelledby="page-name" className="space-y-3">
      <h2 id="page-name" className="text-lg">
        Name of the page
      </h2>
      <form noValidate onSubmit={ask} className="flex flex-wrap items-end gap-3">
        <TextField
          id="moved-name"
          label="Name after /gptsite/"
          error={error ? describeProblem(error) : undefined}
          value={slug}
          maxLength={mostSlugCharacters}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setSlug(target.value)}
        />
        <Button type="submit" variant="secondary" size="small" disabled={isPending || !slug.trim()}>
          Move the name here
        </Button>
      </form>
      <p role="status">
        {data && (
          <>
            /gptsite/{variables?.slug} leads to this assistant now.{' '}
            {data.from && <SiteLink to={`/superadmin/customer/${data.from}`}>Open who had it</SiteLink>}
          </>
        )}
      </p>
      {isAsked && (
        <Question
          icon={<ArrowRight className="size-5 shrink-0" />}
          title={`Move this name to ${organisation}?`}
          description="Whoever has it loses it, and their printed codes lead here from now on. Write to them first."
          confirmLabel="Move the name"
          isDanger
          onConfirm={() => {
            close();
            mutate({ conversionId, slug: slug.trim().toLowerCase() });
          }}
          onClose={close}
        />
      )}
    </section>
  );
}

function describeProblem(error: Error): string {
  const issues = error instanceof AppError ? error.issues : [];
  return issues[0]?.message ?? describeFailure(error);
}
