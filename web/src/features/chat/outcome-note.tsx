import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { CircleHelp } from '#web/ui/icons/icons.ts';
import type { ChatMessage } from './transcript/transcript.ts';

/** Marks an answer that broke off, or of which nobody is certain. */
export function OutcomeNote({ outcome, isCutOff }: Pick<ChatMessage, 'outcome' | 'isCutOff'>) {
  const { texts } = useTexts();
  if (isCutOff) return <p className="mb-1 font-semibold text-sm text-warning-ink">{texts.brokeOff}</p>;
  if (outcome !== 'unsure') return null;
  return (
    <span title={texts.notCertain} className="float-end ms-2 text-warning-ink">
      <CircleHelp className="size-5" />
      <span className="sr-only">{texts.notCertain} </span>
    </span>
  );
}
