import { useRef, useState } from 'react';
import type { TranscriptMessage } from '#shared/contract/assistant/chat-history.ts';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { chatMessageLimitCharacters, correctionAnswerLimitCharacters } from '#shared/domain/limits.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { EditorsOnly } from '#web/lib/sign-in/role-context.tsx';
import { AnswerForm } from '#web/ui/answers/answer-form.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Pencil, PenLine } from '#web/ui/icons/icons.ts';

type AnswerCorrectionProps = { message: TranscriptMessage; question: string; conversionId: string };

/** The owner's correction beside the original answer, and the form to edit it. */
export function AnswerCorrection({ message, question, conversionId }: AnswerCorrectionProps) {
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState<Correction>();
  const opener = useRef<HTMLButtonElement>(null);
  const correction = saved ?? message.correction;
  const Icon = correction ? Pencil : PenLine;
  const id = `correction-${message.messageId}`;
  // What the website doesn't say isn't there to be corrected.
  const isOpenQuestion = message.outcome === 'declined' || message.outcome === 'unsure';
  const label = correction
    ? 'Change your answer'
    : isOpenQuestion
      ? 'Write the answer'
      : 'Correct this answer';
  // An answer in the owner's words stands above.
  const isGiven = message.content.trim() === correction?.answer.trim();
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div className="mt-2">
      {correction && !isGiven && !isOpen && <CorrectionNote correction={correction} question={question} />}
      <EditorsOnly>
        <Button
          ref={opener}
          variant={isOpenQuestion && !correction ? 'primary' : 'secondary'}
          size="small"
          aria-label={`${label} to: ${question}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon className="size-4" />
          {label}
        </Button>
      </EditorsOnly>
      {isOpen && (
        <div ref={reveal} className="mt-3 rounded-md border border-line p-4">
          <AnswerForm
            id={id}
            conversionId={conversionId}
            known={correction}
            initial={{
              question: (correction?.question ?? question).slice(0, chatMessageLimitCharacters),
              answer: (correction?.answer ?? (isOpenQuestion ? '' : message.content)).slice(
                0,
                correctionAnswerLimitCharacters,
              ),
            }}
            questionHint="If it only makes sense in context, write it out in full."
            submitLabel="Save answer"
            onSaved={(given) => {
              setSaved(given);
              close();
            }}
          >
            <Button variant="quiet" onClick={close} label="Cancel" />
          </AnswerForm>
          <p className="mt-3 text-ink-muted text-sm">
            It takes effect immediately: visitors who ask this now get your answer.
          </p>
        </div>
      )}
    </div>
  );
}

/** On a phone the form begins below the fold. */
const reveal = (form: HTMLElement | null) => form?.scrollIntoView({ block: 'nearest' });

function CorrectionNote({ correction, question }: { correction: Correction; question: string }) {
  const day = formatDay(correction.correctedAt, { dateStyle: 'medium' });
  return (
    <div className="mb-2 rounded-md bg-success-tint p-3 text-success-ink">
      <p className="font-semibold text-sm">
        Corrected on {day}.{' '}
        {correction.question === question
          ? 'Visitors now get:'
          : `Visitors who ask “${correction.question}” now get:`}
      </p>
      <p dir="auto" className="whitespace-pre-line break-words">
        {correction.answer}
      </p>
    </div>
  );
}
