import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Transcript } from '#web/features/chat/transcript/transcript.ts';
import type { TranscriptStore } from '#web/features/chat/transcript/transcript-store.ts';
import { fillText } from '#web/lib/texts/fill-text.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { ChatHeader } from './chat-header.tsx';
import { Composer } from './composer.tsx';
import { ConversationOptions } from './conversation-options.tsx';
import { MessageList } from './message-list.tsx';
import type { RequestAnswer } from './queries.ts';
import { type ChatNews, type HandoffWish, useConversation } from './use-conversation.ts';
import { useVisitor } from './use-visitor.ts';

/** A chip fills the input and sends it after this pause: document 3 section 4. */
const chipSendDelayMilliseconds = 100;

export type ChatPanelProps = {
  conversionId: string;
  name: string;
  phone: string;
  popularQuestions: readonly string[];
  /** Buttons of the place that the chat is in. */
  actions?: ReactNode;
  /** By which the site around says who the visitor is: name and contact are then proposed when a person is to reply. */
  identityToken?: string | undefined;
  /** The field takes the focus each time this changes. */
  focusRequests?: number;
  onNews?: ((news: ChatNews) => void) | undefined;
  /** Where answers come from; the service itself unless said otherwise. */
  answer?: RequestAnswer | undefined;
};

type OpenChatProps = ChatPanelProps & { store: TranscriptStore; initial: Transcript };

/** The chat once it is known what was said before. */
export function OpenChat(props: OpenChatProps) {
  const { conversionId, name, popularQuestions, identityToken, focusRequests = 0, actions } = props;
  const { texts } = useTexts();
  const conversation = useConversation(props);
  const { sessionId, messages, arriving, isWaiting, intake, send, rate, startOver } = conversation;
  const visitor = useVisitor(conversionId, sessionId, identityToken);
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const known = intake && { 'asking-name': visitor.name, 'asking-contact': visitor.email }[intake];
  const [proposedFor, setProposedFor] = useState(intake);
  if (proposedFor !== intake) {
    setProposedFor(intake);
    if (known && draft === '') setDraft(known);
  }

  useEffect(() => {
    if (focusRequests > 0 && hasKeyboard()) input.current?.focus({ preventScroll: true });
  }, [focusRequests]);

  const submit = (text: string) => {
    if (isWaiting) return;
    setDraft('');
    void send(text);
  };
  const ask = (question: string) => {
    if (isWaiting) return;
    setDraft(question);
    setTimeout(() => submit(question), chipSendDelayMilliseconds);
    // The pressed chip goes away.
    if (hasKeyboard()) input.current?.focus({ preventScroll: true });
  };
  const wish = (kind: HandoffWish) => {
    // The pressed button goes away, and what comes next is typed.
    input.current?.focus({ preventScroll: true });
    void send({ start: texts.askPerson, cancel: texts.cancelMessage }[kind], kind);
  };

  return (
    <section
      aria-label={fillText(texts.chatWith, { name })}
      className="flex h-full min-h-0 flex-col bg-surface print:h-auto"
    >
      <ChatHeader name={name} actions={actions}>
        <ConversationOptions
          conversionId={conversionId}
          sessionId={sessionId}
          hasMessages={messages.length > 0}
          isStored={props.answer === undefined}
          onStartOver={startOver}
        />
      </ChatHeader>
      <MessageList
        name={name}
        messages={messages}
        arriving={arriving}
        popularQuestions={popularQuestions}
        onAsk={ask}
        onRate={rate}
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

/** On a touch screen the focus would open the keyboard over the answer. */
function hasKeyboard(): boolean {
  return window.matchMedia('(pointer: fine)').matches;
}
