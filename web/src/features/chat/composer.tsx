import type { KeyboardEvent, Ref } from 'react';
import { chatMessageLimitCharacters } from '#shared/domain/limits.ts';
import { isComposing } from '#web/lib/browser/is-composing.ts';
import { fillText } from '#web/lib/texts/fill-text.ts';
import { sayAsk } from '#web/lib/texts/say-ask.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { SendHorizontal } from '#web/ui/icons/icons.ts';

/** The counter would only distract at first. */
const counterFromCharacters = 400;

type ComposerProps = {
  ref: Ref<HTMLTextAreaElement>;
  name: string;
  draft: string;
  isWaiting: boolean;
  className: string;
  onChange: (draft: string) => void;
  onSend: () => void;
};

export function Composer(props: ComposerProps) {
  const { ref, name, draft, isWaiting, className, onChange, onSend } = props;
  const { texts } = useTexts();
  const label = sayAsk(texts.ask, name);
  const canSend = draft.trim() !== '' && !isWaiting;
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (canSend) onSend();
  };
  return (
    <form
      data-composer
      className={`border-line border-t p-3 print:hidden ${className}`}
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
          placeholder={`${label}...`}
          aria-label={label}
          autoComplete="off"
          aria-describedby={draft.length >= counterFromCharacters ? 'chat-counter' : undefined}
          enterKeyHint="send"
          className="field-sizing-content max-h-36 min-h-11 min-w-0 flex-1 resize-none rounded-md border border-field-line bg-surface px-3 py-2 text-base placeholder:truncate placeholder:text-ink-muted"
        />
        <Button type="submit" size="icon" aria-label={texts.send} disabled={!canSend}>
          <SendHorizontal className="size-5 [[dir=rtl]_&]:-scale-x-100" />
        </Button>
      </div>
      {draft.length >= counterFromCharacters && (
        <p id="chat-counter" className="mt-1 text-ink-muted text-sm">
          {fillText(texts.counter, { count: draft.length, limit: chatMessageLimitCharacters })}
        </p>
      )}
    </form>
  );
}
