import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { chatMessageLimitCharacters } from '#shared/domain/limits.ts';
import { isComposing } from '#web/lib/browser/is-composing.ts';
import { Button } from '#web/ui/form/button.tsx';
import { IconButton, IconButtonGroup } from '#web/ui/form/icon-button.tsx';
import { controlStyle } from '#web/ui/form/text-field.tsx';
import { SendHorizontal, Sparkles, X } from '#web/ui/icons/icons.ts';
import { ScrollArea } from '#web/ui/layout/scroll-area.tsx';
import { platformChannel } from './channels.ts';
import type { RenderAnswer } from './conversation.ts';
import { Turns } from './turns.tsx';
import { useSellerChat } from './use-seller-chat.ts';

type ChatWindowProps = {
  brand: Brand;
  onClose: () => void;
  renderAnswer: RenderAnswer;
  /** Renders the prompt enhancer; `onApply` receives its result. */
  renderEnhancer: (onApply: (prompt: string) => void, onClose: () => void) => ReactNode;
};

/** The platform chat of document 1 sections 2 to 5, answered by the brand's own assistant. */
export function ChatWindow({ brand, onClose, renderAnswer, renderEnhancer }: ChatWindowProps) {
  const chat = useSellerChat(brand, platformChannel);
  const { isPending, send } = chat;
  const [draft, setDraft] = useState('');
  const [isEnhancing, setEnhancing] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const submit = () => {
    if (send(draft)) setDraft('');
  };
  return (
    <IconButtonGroup>
      <section
        role="dialog"
        aria-label={`Chat with ${brand.name}`}
        onKeyDown={({ key }) => key === 'Escape' && !isEnhancing && onClose()}
        className="fixed inset-0 z-40 flex flex-col bg-surface sm:inset-auto sm:right-6 sm:bottom-6 sm:h-[36rem] sm:max-h-[calc(100dvh-3rem)] sm:w-96 sm:rounded-xl sm:border sm:border-line sm:shadow-2xl"
      >
        <header className="flex items-center gap-3 border-line border-b px-4 py-3">
          <div className="min-w-0 flex-1">
            <h2 className="truncate font-semibold text-base">{brand.name}</h2>
            <p className="text-ink-muted text-sm">AI assistant · instant answers</p>
          </div>
          <IconButton variant="quiet" label="Close chat" onClick={onClose}>
            <X className="size-5" />
          </IconButton>
        </header>
        <ScrollArea
          className="min-h-0 flex-1"
          content={{ ref: scroller, role: 'log', 'aria-label': 'Conversation' }}
        >
          <div className="space-y-3 p-4">
            <Turns chat={chat} scroller={scroller} renderAnswer={renderAnswer} />
            {isPending && <p className="text-ink-muted">typing…</p>}
          </div>
        </ScrollArea>
        <Composer
          {...{ brand, draft, isPending }}
          onDraft={setDraft}
          onSend={submit}
          onEnhance={() => setEnhancing(true)}
        />
      </section>
      {isEnhancing && renderEnhancer(setDraft, () => setEnhancing(false))}
    </IconButtonGroup>
  );
}

type ComposerProps = {
  brand: Brand;
  draft: string;
  isPending: boolean;
  onDraft: (draft: string) => void;
  onSend: () => void;
  onEnhance: () => void;
};

function Composer({ brand, draft, isPending, onDraft, onSend, onEnhance }: ComposerProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div data-composer className="space-y-2 border-line border-t p-3">
      <label htmlFor="platform-chat-input" className="sr-only">
        Ask {brand.name}
      </label>
      <textarea
        id="platform-chat-input"
        ref={input}
        rows={2}
        className={`${controlStyle} resize-none`}
        value={draft}
        maxLength={chatMessageLimitCharacters}
        placeholder={`Ask ${brand.name}`}
        onChange={({ target }) => onDraft(target.value)}
        onKeyDown={listen}
      />
      <div className="flex items-center justify-between gap-2">
        <Button variant="quiet" size="small" onClick={onEnhance}>
          <Sparkles className="size-4" />
          Enhance Prompt
        </Button>
        <span className="text-ink-muted text-sm">
          {draft.length}/{chatMessageLimitCharacters}
        </span>
        <IconButton label="Send" disabled={isPending || draft.trim() === ''} onClick={onSend}>
          <SendHorizontal className="size-5" />
        </IconButton>
      </div>
    </div>
  );
}
