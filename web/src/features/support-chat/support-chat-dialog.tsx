import { useEffect, useRef, useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { chatMessageLimitCharacters } from '#shared/domain/limits.ts';
import { showLatestExchange } from '#web/lib/browser/show-latest-exchange.ts';
import { AnswerLines } from '#web/ui/data/answer-lines.tsx';
import { AnswerSource } from '#web/ui/data/answer-source.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { IconButton, IconButtonGroup } from '#web/ui/form/icon-button.tsx';
import { controlStyle } from '#web/ui/form/text-field.tsx';
import { MessageCircle, SendHorizontal } from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';
import { useSupportChat } from './use-support-chat.ts';

const quickQuestions = [
  'What does it cost?',
  'What does the trial include?',
  'How long does the setup take?',
  'Does it make things up?',
];

/** The footer's support chat: document 1 sections 2 to 5. */
export function SupportChatDialog({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  const { messages, isPending, send } = useSupportChat(brand);
  const [draft, setDraft] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!scroller.current) return;
    if (messages.at(-1)?.sender === 'user') scroller.current.scrollTop = scroller.current.scrollHeight;
    else showLatestExchange(scroller.current);
  }, [messages]);

  const submit = (text: string) => {
    if (send(text)) setDraft('');
  };
  return (
    <Modal
      title={`${brand.name} support`}
      icon={<MessageCircle className="size-5 text-brand-ink" />}
      description="Questions about the product. An AI assistant answers."
      onClose={onClose}
    >
      <div
        ref={scroller}
        role="log"
        aria-label="Support conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        className="mt-4 max-h-[min(26rem,50dvh)] overflow-y-auto"
      >
        <ul className="space-y-3">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      </div>
      {messages.length === 1 && <QuickQuestions onAsk={submit} />}
      <QuestionForm {...{ draft, isPending }} onDraft={setDraft} onSend={() => submit(draft)} />
    </Modal>
  );
}

type QuestionFormProps = {
  draft: string;
  isPending: boolean;
  onDraft: (draft: string) => void;
  onSend: () => void;
};

function QuestionForm({ draft, isPending, onDraft, onSend }: QuestionFormProps) {
  return (
    <form
      className="mt-4 flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <label htmlFor="support-message" className="sr-only">
        Your question
      </label>
      <input
        id="support-message"
        className={controlStyle}
        value={draft}
        maxLength={chatMessageLimitCharacters}
        placeholder="Type your question"
        autoComplete="off"
        onChange={({ target }) => onDraft(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.shiftKey) event.preventDefault();
        }}
      />
      <IconButtonGroup>
        <IconButton
          type="submit"
          label="Send"
          disabled={isPending || draft.trim() === ''}
          className="shrink-0"
        >
          <SendHorizontal className="size-5" />
        </IconButton>
      </IconButtonGroup>
    </form>
  );
}

type MessageProps = { message: ReturnType<typeof useSupportChat>['messages'][number] };

function Message({ message: { sender, content, timestamp, source } }: MessageProps) {
  return (
    <li data-message="" className={sender === 'user' ? 'text-right' : ''}>
      <p
        className={`inline-block max-w-[85%] rounded-2xl px-4 py-2.5 text-left ${
          sender === 'user' ? 'rounded-br-sm bg-brand text-on-brand' : 'rounded-bl-sm bg-brand-tint'
        }`}
      >
        <span className="sr-only">{sender === 'user' ? 'You: ' : 'Assistant: '}</span>
        <AnswerLines text={content} />
      </p>
      {source && <AnswerSource source={source} />}
      <p className="mt-1 text-ink-muted text-xs">
        {timestamp.toLocaleTimeString('en-US', { timeStyle: 'short' })}
      </p>
    </li>
  );
}

function QuickQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <ul aria-label="Quick questions" className="mt-3 flex flex-wrap gap-2">
      {quickQuestions.map((question) => (
        <li key={question}>
          <Button variant="secondary" size="small" onClick={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
