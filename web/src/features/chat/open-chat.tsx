import { clsx } from 'clsx';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { HandoffDetails } from '#shared/contract/assistant/chat.ts';
import { typing } from '#web/features/chat/transcript/typing.ts';
import { hasKeyboard } from '#web/lib/browser/has-keyboard.ts';
import { fillText } from '#web/lib/texts/fill-text.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { Telephones } from '#web/ui/data/phone-text.tsx';
import { ChatHeader, type ChatLogo } from './chat-header.tsx';
import { Composer } from './composer.tsx';
import { ConversationOptions } from './conversation-options.tsx';
import { prepareAnswerParts } from './load-answer-parts.ts';
import { MessageList, type WelcomeProps } from './message-list.tsx';
import { type ConversationProps, type HandoffWish, useConversation } from './use-conversation.ts';
import { useVisitor } from './use-visitor.ts';

/** Document 3 section 4: delay between filling in a chip's question and sending it. */
const chipSendDelayMilliseconds = 100;

/** How a chat fills a page of its own; its code and styles are not part of a widget's panel. */
export type ChatStage = {
  /** Stands large in place of greeting and suggestions until the first question. */
  Welcome: ComponentType<WelcomeProps>;
  /** Styles of the column of messages and field, and of its parts while the welcome stands. */
  column: string;
  welcomeLogo: string;
  welcomeMessages: string;
  welcomeField: string;
};

export type ChatPanelProps = Omit<ConversationProps, 'store' | 'initial'> & {
  /** Numbers of the website that answers link (E.164). */
  telephones?: readonly string[] | undefined;
  popularQuestions: readonly string[];
  /** The owner's own greeting instead of the usual one. */
  greeting?: string | undefined;
  /** Below the field: what the answers are not, such as legal advice. */
  note?: string | undefined;
  /** The organisation's logo; the name's first letters by default. */
  Logo?: ChatLogo | undefined;
  /** Set on a page of its own. */
  stage?: ChatStage;
  /** Buttons of the surrounding page. */
  actions?: ReactNode;
  /**
   * Token with which the host site identifies the visitor; name and contact are then suggested when a person is to
   * reply.
   */
  identityToken?: string | undefined;
  /** Each change focuses the field. */
  focusRequests?: number;
  /** Asked at once. */
  firstQuestion?: string | undefined;
  /** Shows what a new visitor sees: starts a conversation that nothing of this browser is in. */
  isPreview?: boolean;
};

/** The chat after its transcript has loaded. */
export function OpenChat(props: ChatPanelProps & ConversationProps) {
  const { conversionId, name, popularQuestions, identityToken, focusRequests = 0, actions } = props;
  const { firstQuestion, stage } = props;
  const { texts } = useTexts();
  const conversation = useConversation(props);
  const { sessionId, messages, arriving, isWaiting, send, rate, startOver } = conversation;
  const visitor = useVisitor(conversionId, sessionId, identityToken);
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (focusRequests > 0 && hasKeyboard()) input.current?.focus({ preventScroll: true });
  }, [focusRequests]);

  const submit = (text: string) => {
    if (isWaiting) return;
    setDraft('');
    void send(text);
  };
  const isFirstAsked = useRef(false);
  useEffect(() => {
    if (!firstQuestion || isFirstAsked.current) return;
    isFirstAsked.current = true;
    prepareAnswerParts();
    void send(firstQuestion);
  }, [firstQuestion, send]);
  const ask = (question: string) => {
    if (isWaiting) return;
    prepareAnswerParts();
    setDraft(question);
    setTimeout(() => submit(question), chipSendDelayMilliseconds);
    // The pressed chip disappears.
    if (hasKeyboard()) input.current?.focus({ preventScroll: true });
  };
  const wish = (kind: HandoffWish, details?: HandoffDetails) => {
    // The pressed button disappears, and the visitor types next.
    input.current?.focus({ preventScroll: true });
    const said = details && [details.name, details.contact].filter(Boolean).join(', ');
    void send(said ?? { start: texts.askPerson, cancel: texts.cancelMessage }[kind], kind, details);
  };

  const Welcome = messages.length === 0 && !isWaiting ? stage?.Welcome : undefined;
  return (
    <section
      aria-label={fillText(texts.chatWith, { name })}
      className="flex h-full min-h-0 flex-col bg-surface print:h-auto"
    >
      <ChatHeader name={name} Logo={props.Logo} logoStyle={Welcome && stage?.welcomeLogo} actions={actions}>
        <ConversationOptions
          conversionId={conversionId}
          sessionId={sessionId}
          hasMessages={messages.length > 0}
          isStored={props.answer === undefined}
          onStartOver={startOver}
        />
      </ChatHeader>
      <Telephones value={props.telephones ?? []}>
        <MessageList
          name={name}
          visitor={visitor}
          messages={messages}
          Welcome={Welcome}
          className={clsx(stage?.column, Welcome ? stage?.welcomeMessages : 'flex-1')}
          arriving={arriving}
          popularQuestions={popularQuestions}
          greeting={props.greeting ?? fillText(texts.greeting, { name })}
          onAsk={ask}
          onRate={rate}
          onWish={wish}
        />
      </Telephones>
      <Composer
        ref={input}
        className={clsx(stage?.column, Welcome && stage?.welcomeField)}
        name={name}
        draft={draft}
        isWaiting={isWaiting}
        onChange={(text) => {
          prepareAnswerParts();
          typing.at = Date.now();
          setDraft(text);
        }}
        onSend={() => {
          typing.at = 0;
          submit(draft);
        }}
      />
      {props.note && <p className="px-4 pb-2 text-ink-muted text-xs">{props.note}</p>}
    </section>
  );
}
