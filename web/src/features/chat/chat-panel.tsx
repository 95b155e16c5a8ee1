import { RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Avatar } from './avatar.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { type HandoffWish, useConversation } from './use-conversation.ts';

/** A chip fills the input and sends it after this pause: document 3 section 4. */
const chipSendDelayMilliseconds = 100;

/** What the visitor is seen to say by pressing a button. */
const wishTexts = { start: 'Ask a person', cancel: 'Cancel the message' } as const;

type ChatPanelProps = {
  conversionId: string;
  name: string;
  phone: string;
  popularQuestions: readonly string[];
};

/** The assistant's chat: document 3 section 2, "Chat widget". Fills the height that it is given. */
export function ChatPanel({ conversionId, name, phone, popularQuestions }: ChatPanelProps) {
  const conversation = useConversation({ conversionId, name, phone });
  const { messages, arriving, isWaiting, intake, send, startOver } = conversation;
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);

  const submit = (text: string) => {
    if (isWaiting) return;
    setDraft('');
    void send(text);
  };
  const ask = (question: string) => {
    if (isWaiting) return;
    setDraft(question);
    setTimeout(() => submit(question), chipSendDelayMilliseconds);
    // The pressed chip goes away; on a touch screen the focus would open the keyboard over the answer.
    if (window.matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true });
  };

  const wish = (kind: HandoffWish) => {
    // The pressed button goes away, and what comes next is typed.
    input.current?.focus({ preventScroll: true });
    void send(wishTexts[kind], kind);
  };

  return (
    <section aria-label={`Chat with ${name}`} className="flex h-full min-h-0 flex-col bg-surface">
      <header className="flex items-center gap-3 border-line border-b px-4 py-3">
        <Avatar name={name} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{name}</p>
          <p className="flex items-center gap-1.5 text-sm text-success-ink">
            <span aria-hidden="true" className="size-2 rounded-full bg-success-ink" />
            Online
          </p>
        </div>
        {messages.length > 0 && (
          <Button variant="quiet" size="small" onClick={startOver}>
            <RotateCcw aria-hidden="true" className="size-4" />
            Start over
          </Button>
        )}
      </header>
      <MessageList
        name={name}
        messages={messages}
        arriving={arriving}
        popularQuestions={popularQuestions}
        onAsk={ask}
        onWish={wish}
      />
      <Composer
        ref={input}
        name={name}
        intake={intake}
        draft={draft}
        isWaiting={isWaiting}
        onChange={setDraft}
        onSend={() => submit(draft)}
      />
    </section>
  );
}
