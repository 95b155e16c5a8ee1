import { useId } from 'react';
import type { Handoff } from '#shared/contract/assistant/chat.ts';
import { fillText } from '#web/lib/texts/fill-text.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { CircleCheck, UserRound } from '#web/ui/icons/icons.ts';
import { HandoffForm } from './handoff-form.tsx';
import type { SendWish } from './use-conversation.ts';
import type { KnownVisitor } from './use-visitor.ts';

type HandoffNoteProps = {
  handoff: Handoff;
  name: string;
  visitor: KnownVisitor;
  isLatest: boolean;
  isWaiting: boolean;
  onAsk: (text: string) => void;
  onWish: SendWish;
};

/** Below an answer: offers a person, cancels the message or confirms that it was passed on. */
export function HandoffNote(props: HandoffNoteProps) {
  const { handoff, name, visitor, isLatest, isWaiting, onAsk, onWish } = props;
  const consentId = useId();
  const { texts } = useTexts();
  const { state, prompt, isOptional, statusPath } = handoff;
  if (handoff.asksToAdd) {
    if (!isLatest) return null;
    return (
      <div className="space-y-2">
        {prompt && <p dir="auto">{prompt}</p>}
        <Choices texts={[texts.agree, texts.disagree]} isDisabled={isWaiting} onAsk={onAsk} />
      </div>
    );
  }
  if (state === 'collected') {
    return (
      <div className="max-w-[80%] space-y-1">
        {prompt && <p dir="auto">{prompt}</p>}
        {!prompt && (
          <p className="flex items-center gap-1.5 font-semibold text-sm text-success-ink">
            <CircleCheck className="size-4 shrink-0" />
            {texts.passedOn}
          </p>
        )}
        {statusPath && (
          <a
            href={statusPath}
            target="_blank"
            rel="noopener"
            className="inline-block py-1 text-sm underline underline-offset-4"
          >
            {texts.seeMessage}
          </a>
        )}
      </div>
    );
  }
  if (handoff.asksQuestion)
    return (
      <div className="space-y-2">
        {prompt && <p dir="auto">{prompt}</p>}
        <Choices texts={[texts.skip]} isDisabled={isWaiting} onAsk={onAsk} />
      </div>
    );
  const isOffer = isOptional || (state === 'initial' && prompt !== undefined);
  if (state === 'initial' && !isOffer) return null;
  if (isOffer) {
    return (
      <div className="max-w-[80%] space-y-2 border-line border-s-2 ps-3 pt-1">
        {prompt && <p dir="auto">{prompt}</p>}
        <Button
          variant="secondary"
          size="small"
          aria-describedby={consentId}
          disabled={isWaiting}
          onClick={() => onWish('start')}
        >
          <UserRound className="size-4" />
          {texts.askPerson}
        </Button>
        <p id={consentId} className="text-ink-muted text-sm">
          {fillText(texts.consent, { name })}
        </p>
      </div>
    );
  }
  return (
    <div className="max-w-[80%] space-y-2">
      {prompt && <p dir="auto">{prompt}</p>}
      <HandoffForm
        given={{ name: visitor.name, contact: visitor.email, ...handoff.given }}
        isWaiting={isWaiting}
        onSend={(details) => onWish('start', details)}
      />
      <p className="text-ink-muted text-sm">{fillText(texts.consent, { name })}</p>
      <Button
        variant="quiet"
        size="small"
        className="-ms-3"
        disabled={isWaiting}
        onClick={() => onWish('cancel')}
        label={texts.cancelMessage}
      />
    </div>
  );
}

type ChoicesProps = { texts: readonly string[]; isDisabled: boolean; onAsk: (text: string) => void };

/** Replies that are sent as if typed. */
function Choices({ texts, isDisabled, onAsk }: ChoicesProps) {
  return (
    <div className="flex gap-2">
      {texts.map((text) => (
        <Button key={text} variant="secondary" size="small" disabled={isDisabled} onClick={() => onAsk(text)}>
          {text}
        </Button>
      ))}
    </div>
  );
}
