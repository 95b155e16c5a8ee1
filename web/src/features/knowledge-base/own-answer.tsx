import type { ReactNode } from 'react';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { useCorrection } from '#web/lib/api/use-correction.ts';
import { AnswerForm } from '#web/ui/form/answer-form.tsx';

type OwnAnswerProps = {
  id: string;
  conversionId: string;
  /** The question to answer; without one the owner writes it. */
  question?: string;
  /** An answer to begin with. */
  answer?: string | undefined;
  submitLabel?: string;
  onSaved?: () => void;
  /** Buttons beside Save. */
  children?: ReactNode;
};

/** A form that adds or changes an owner's answer. */
export function OwnAnswer({ id, conversionId, question, answer, onSaved, ...props }: OwnAnswerProps) {
  const { submitLabel = 'Add answer', children } = props;
  const { mutateAsync, isPending, error } = useCorrection(conversionId);
  return (
    <AnswerForm
      id={id}
      {...(question !== undefined && { question })}
      {...(answer !== undefined && { initial: { question: question ?? '', answer } })}
      submitLabel={submitLabel}
      isPending={isPending}
      failure={error ? describeFailure(error) : undefined}
      onSave={async (given) => {
        await mutateAsync(given);
        onSaved?.();
      }}
    >
      {children}
    </AnswerForm>
  );
}
