import { useRef, useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { chatMessageLimitCharacters } from '#shared/domain/limits.ts';
import { Button } from '#web/ui/form/button.tsx';
import { IconButton, IconButtonGroup } from '#web/ui/form/icon-button.tsx';
import { controlStyle } from '#web/ui/form/text-field.tsx';
import { MessageCircle, SendHorizontal } from '#web/ui/icons/icons.ts';
import { Modal } from '#web/ui/layout/modal.tsx';
import { supportChannel } from './channels.ts';
import type { RenderAnswer } from './conversation.ts';
import { Turns } from './turns.tsx';
import { useSellerChat } from './use-seller-chat.ts';

const quickQuestions = [
  'What does it cost?',
  'What does the trial include?',
  'How long does the setup take?',
  'Does it make things up?',
];

type SupportChatDialogProps = { brand: Brand; onClose: () => void; renderAnswer: RenderAnswer };

/** The footer's support chat: document 1 sections 2 to 5. */
export function SupportChatDialog({ brand, onClose, renderAnswer }: SupportChatDialogProps) {
  const chat = useSellerChat(brand, supportChannel);
  const { messages, isPending, send } = chat;
  const [draft, setDraft] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
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
        <div className="space-y-3">
          <Turns chat={chat} scroller={scroller} renderAnswer={renderAnswer} />
        </div>
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

function QuickQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <ul aria-label="Quick questions" className="mt-3 flex flex-wrap gap-2">
      {quickQuestions.map((question) => (
        <li key={question}>
          <Button variant="secondary" size="small" onClick={() => onAsk(question)} label={question} />
        </li>
      ))}
    </ul>
  );
}
