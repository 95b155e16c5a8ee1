import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { HandoffDetails } from '#shared/contract/assistant/chat.ts';
import { makeRandomId } from '#web/lib/browser/random-id.ts';
import { makeStoredValue } from '#web/lib/browser/stored-value.ts';
import { textLoaders } from '#web/lib/texts/languages.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import type { Channel } from './channels.ts';
import {
  isLeavingMessage,
  makeHistory,
  maskMessage,
  type SellerMessage,
  type Sent,
  transcriptSchema,
} from './conversation.ts';

/** A conversation with the brand's own assistant, kept while the browser tab is open. */
export function useSellerChat(brand: Brand, channel: Channel) {
  const { sessionId, messages, add } = useKeptMessages(brand, channel);
  const { mutate, isPending } = useMutation({
    // One at a time, also when an old question is retried while a new one is pending.
    scope: { id: sessionId },
    mutationFn: (sent: Sent & { isIntake: boolean }) => channel.ask(brand, sent),
    onSuccess: (reply, { isIntake }) => add({ sender: 'assistant', ...reply, isIntake }),
    onError: (error, sent) => {
      const content = channel.describeFailure(brand, error);
      add({ sender: 'assistant', content, sources: [], ...(channel.hasToast && { confidence: 0 }) });
      if (!channel.hasToast) return;
      toastStore.show({
        title: 'Connection Error',
        description: 'Unable to send message. Please try again.',
        variant: 'destructive',
        action: { label: 'Try Again', hint: 'Send the message once more.', run: () => mutate(sent) },
      });
    },
  });
  /** Sends a non-blank message, one at a time; returns false when nothing was sent. */
  const send = (text: string, handoff?: Sent['handoff'], details?: HandoffDetails): boolean => {
    const message = text.trim();
    if (message === '' || isPending) return false;
    const isIntake = handoff !== undefined || isLeavingMessage(messages);
    const concernsPerson = handoff !== undefined || messages.some((said) => said.handoff !== undefined);
    add({ sender: 'user', content: message, sources: [], isIntake });
    const conversationHistory = makeHistory(messages);
    mutate({ message, sessionId, handoff, details, conversationHistory, concernsPerson, isIntake });
    return true;
  };
  const wish = async (handoff: 'start' | 'cancel', details?: HandoffDetails) => {
    const given = details && [details.name, details.contact].filter(Boolean).join(', ');
    const { askPerson, cancelMessage } = await textLoaders.en();
    send(given || { start: askPerson, cancel: cancelMessage }[handoff], handoff, details);
  };
  return { messages, isPending, send, wish };
}

function useKeptMessages(brand: Brand, { key, greet }: Channel) {
  const [store] = useState(() =>
    makeStoredValue(() => sessionStorage, `${key}-${brand.id}`, transcriptSchema),
  );
  const [kept] = useState(() => store.read());
  const [sessionId] = useState(() => kept?.sessionId ?? makeRandomId());
  const [messages, setMessages] = useState<SellerMessage[]>(() =>
    (kept?.messages ?? [stamp({ sender: 'assistant', content: greet(brand), sources: [] }, 0)]).map(
      (message) => ({ ...message, isNew: false }),
    ),
  );
  useEffect(() => {
    if (messages.length > 1) store.write({ sessionId, messages: messages.map(maskMessage) });
  }, [store, sessionId, messages]);
  const add = (message: Unstamped) =>
    setMessages((current) => [...current, { ...stamp(message, current.length), isNew: true }]);
  return { sessionId, messages, add };
}

type Unstamped = Omit<SellerMessage, 'id' | 'isNew' | 'timestamp'>;

const stamp = (message: Unstamped, id: number) => ({ ...message, id, timestamp: new Date().toISOString() });
