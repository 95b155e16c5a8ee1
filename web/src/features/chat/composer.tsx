import { SendHorizontal } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { chatMessageLimitCharacters } from '#shared/domain/limits.ts';
import { Button } from '#web/ui/button.tsx';
import type { Intake } from './transcript.ts';

/** The counter shows from here on; before it would only distract. */
const counterFromCharacters = 400;

/** What the field asks for: a question, or what a person needs to reply. */
const fields = {
  question: {},
  'asking-name': { label: 'Your name', autoComplete: 'name' },
  'asking-contact': { label: 'Your email address or phone number', autoComplete: 'email' },
} as const;

type ComposerProps = {
  ref: Ref<HTMLTextAreaElement>;
  name: string;
  intake: Intake | undefined;
  draft: string;
  isWaiting: boolean;
  onChange: (draft: string) => void;
  onSend: () => void;
};

export function Composer({ ref, name, intake, draft, isWaiting, onChange, onSend }: ComposerProps) {
  const { label, ...attributes }: { label?: string; autoComplete?: string } = fields[intake ?? 'question'];
  const canSend = draft.trim() !== '' && !isWaiting;
  const sendOnEnter = (event: KeyboardEvent) => {
    // Enter also ends the composition of a character in an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) onSend();
  };
  return (
    <form
      className="border-line border-t p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSend();
      }}
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={ref}
          rows={1}
          value={draft}
          maxLength={chatMessageLimitCharacters}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={sendOnEnter}
          placeholder={label ?? `Ask ${name} anything...`}
          aria-label={label ?? `Ask ${name} anything`}
          {...attributes}
          aria-describedby={draft.length >= counterFromCharacters ? 'chat-counter' : undefined}
          enterKeyHint="send"
          className="field-sizing-content max-h-36 min-h-11 min-w-0 flex-1 resize-none rounded-md border border-field-line bg-surface px-3 py-2 text-base placeholder:truncate placeholder:text-ink-muted"
        />
        <Button type="submit" size="icon" aria-label="Send" disabled={!canSend}>
          <SendHorizontal aria-hidden="true" className="size-5" />
        </Button>
      </div>
      {draft.length >= counterFromCharacters && (
        <p id="chat-counter" className="mt-1 text-ink-muted text-sm tabular-nums">
          {draft.length} of {chatMessageLimitCharacters} characters
        </p>
      )}
    </form>
  );
}
