import { useEffect, useMemo, useRef, useState } from 'react';
import { brandOfConversion } from '#shared/domain/conversion-id.ts';
import { toastStore } from '#web/ui/toast-store.ts';
import { describeChatFailure, emptyReplyText } from './describe-chat-failure.ts';
import { useChatAnswer } from './queries.ts';
import {
  addMessage,
  type ChatMessage,
  makeConversationHistory,
  startTranscript,
  type Transcript,
  transcriptStore,
} from './transcript.ts';

type ConversationOptions = { conversionId: string; name: string; phone: string };

/** One visitor's conversation with one assistant; survives a reload. */
export function useConversation({ conversionId, name, phone }: ConversationOptions) {
  const store = useMemo(() => transcriptStore(conversionId), [conversionId]);
  const [transcript, setTranscript] = useState<Transcript>(() => store.read() ?? startTranscript());
  const { mutateAsync: requestAnswer } = useChatAnswer();
  const [isWaiting, setIsWaiting] = useState(false);
  // State changes after the event; the ref stops a second send within it.
  const pendingSession = useRef<string>(undefined);

  useEffect(() => {
    if (transcript.messages.length) store.write(transcript);
  }, [store, transcript]);

  const append = (sessionId: string, message: Omit<ChatMessage, 'id' | 'timestamp'>) =>
    setTranscript((current) =>
      current.sessionId === sessionId
        ? addMessage(current, { ...message, id: crypto.randomUUID(), timestamp: new Date().toISOString() })
        : current,
    );

  const send = async (text: string) => {
    const question = text.trim();
    if (!question || pendingSession.current) return;
    const { sessionId } = transcript;
    pendingSession.current = sessionId;
    setIsWaiting(true);
    append(sessionId, { sender: 'user', content: question, sources: [], suggestions: [] });
    try {
      const platform = brandOfConversion(conversionId);
      const answer = await requestAnswer({
        message: question,
        platform,
        conversionId,
        sessionId,
        context: {
          platform,
          companyName: name.slice(0, 200),
          conversationHistory: makeConversationHistory(transcript),
        },
      });
      const { outcome, sources, suggestions } = answer;
      const content = answer.message || answer.response || emptyReplyText;
      append(sessionId, { sender: 'assistant', content, outcome, sources, suggestions });
    } catch (error) {
      append(sessionId, {
        sender: 'assistant',
        content: describeChatFailure(error, phone),
        sources: [],
        suggestions: [],
        unansweredQuestion: question,
      });
      toastStore.show({
        title: 'Connection Error',
        description: 'Unable to send message. Please try again.',
        variant: 'destructive',
      });
    } finally {
      if (pendingSession.current === sessionId) {
        pendingSession.current = undefined;
        setIsWaiting(false);
      }
    }
  };

  const startOver = () => {
    store.clear();
    pendingSession.current = undefined;
    setIsWaiting(false);
    setTranscript(startTranscript());
  };

  return { messages: transcript.messages, isWaiting, send, startOver };
}
