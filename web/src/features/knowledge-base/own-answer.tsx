import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { useCorrection } from '#web/lib/api/use-correction.ts';
import { AnswerForm } from '#web/ui/form/answer-form.tsx';

type OwnAnswerProps = {
  id: string;
  conversionId: string;
  /** The question to answer; without one the owner writes it. */
  question?: string;
};

/** A form that adds an owner's answer. */
export function OwnAnswer({ id, conversionId, question }: OwnAnswerProps) {
  const { mutateAsync, isPending, error } = useCorrection(conversionId);
  return (
    <AnswerForm
      id={id}
      {...(question !== undefined && { question })}
      submitLabel="Add answer"
      isPending={isPending}
      failure={error ? describeFailure(error) : undefined}
      onSave={mutateAsync}
    />
  );
}
