import { type RefObject, useEffect } from 'react';
import { showLatestExchange } from '#web/lib/browser/show-latest-exchange.ts';
import { ChatTurn } from './chat-turn.tsx';
import type { RenderAnswer } from './conversation.ts';
import type { useSellerChat } from './use-seller-chat.ts';

type TurnsProps = {
  chat: ReturnType<typeof useSellerChat>;
  scroller: RefObject<HTMLElement | null>;
  renderAnswer: RenderAnswer;
};

/** The messages of a chat with the brand's own assistant, the newest exchange in view. */
export function Turns({ chat, scroller, renderAnswer }: TurnsProps) {
  const { messages, isPending, send, wish } = chat;
  useEffect(() => {
    if (!scroller.current) return;
    if (messages.at(-1)?.sender === 'user') scroller.current.scrollTop = scroller.current.scrollHeight;
    else showLatestExchange(scroller.current);
  }, [messages, scroller]);
  return messages.map((message, at) => (
    <ChatTurn
      key={message.id}
      message={message}
      acts={{
        isLatest: at === messages.length - 1,
        isWaiting: isPending,
        onAsk: send,
        onWish: (handoff, details) => void wish(handoff, details),
      }}
      renderAnswer={renderAnswer}
    />
  ));
}
