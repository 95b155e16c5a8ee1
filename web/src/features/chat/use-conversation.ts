import { useEffect, useRef, useState } from 'react';
import type { HandoffDetails } from '#shared/contract/assistant/chat.ts';
import type { Rating } from '#shared/domain/chat/rating.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import {
  addMessage,
  type ChatMessage,
  isLeavingMessage,
  makeConversationHistory,
  startTranscript,
  type Transcript,
} from '#web/features/chat/transcript/transcript.ts';
import type { TranscriptStore } from '#web/features/chat/transcript/transcript-store.ts';
import { makeRandomId } from '#web/lib/browser/random-id.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { describeChatFailure, isPaused } from './describe-chat-failure.ts';
import { type RequestAnswer, requestAnswer, sendRating } from './request-answer.ts';

export type ConversationProps = {
  conversionId: string;
  name: string;
  phone: string;
  /** Host and path of the page with the widget. */
  page?: string | undefined;
  store: TranscriptStore;
  initial: Transcript;
  onEvent?: ((event: ChatEvent) => void) | undefined;
  /** Source of answers; the API by default. */
  answer?: RequestAnswer | undefined;
};

/** An event of a conversation, without its text. */
export type ChatEvent = { kind: 'message'; sender: 'user' | 'assistant' } | { kind: 'lead' };

/** Starts or cancels leaving a message for a person. */
export type HandoffWish = 'start' | 'cancel';
export type SendWish = (wish: HandoffWish, details?: HandoffDetails) => void;

/** A visitor's conversation with an assistant; survives a reload. */
export function useConversation(options: ConversationProps) {
  const { conversionId, name, page, store, initial, onEvent, answer: request = requestAnswer } = options;
  const { texts } = useTexts();
  const [transcript, setTranscript] = useState(initial);
  /** The answer streamed so far; undefined when none is pending. */
  const [arriving, setArriving] = useState<string>();
  // State updates after the event; the ref prevents a second send within it.
  const pending = useRef<AbortController>(undefined);

  useEffect(() => {
    if (transcript.messages.length) store.write(transcript);
  }, [store, transcript]);
  useEffect(() => () => pending.current?.abort(), []);
  useEffect(() => {
    if (!transcript.messages.some(({ handoff }) => handoff?.statusPath)) return;
    const watch = new AbortController();
    import('./transcript/person-answers.ts').then(
      ({ watchForAnswers }) => watchForAnswers(transcript, setTranscript, watch.signal),
      () => undefined,
    );
    return () => watch.abort();
  }, [transcript]);

  const lastAsked = transcript.messages.findLast(({ sender }) => sender === 'user')?.timestamp;
  const current = useRef(transcript);
  current.current = transcript;
  useEffect(() => {
    // Nobody joins a sample.
    if (!lastAsked || request !== requestAnswer) return;
    const listening = new AbortController();
    const of = { conversionId, sessionId: transcript.sessionId, lastAsked };
    import('./transcript/listen-live.ts').then(
      ({ listenLive }) => listenLive(of, () => current.current, setTranscript, listening.signal),
      () => undefined,
    );
    return () => listening.abort();
  }, [conversionId, transcript.sessionId, lastAsked, request]);

  const append = (sessionId: string, message: Omit<ChatMessage, 'id' | 'timestamp'>) => {
    onEvent?.({ kind: 'message', sender: message.sender });
    setTranscript((current) =>
      current.sessionId === sessionId
        ? addMessage(current, { ...message, id: makeRandomId(), timestamp: new Date().toISOString() })
        : current,
    );
  };

  const send = async (text: string, handoff?: HandoffWish, details?: HandoffDetails) => {
    const question = text.trim();
    if (!question || pending.current) return;
    toastStore.dismiss();
    const call = new AbortController();
    pending.current = call;
    const { sessionId } = transcript;
    const isIntake = handoff !== undefined || isLeavingMessage(transcript);
    const plain = { sources: [], suggestions: [], isIntake };
    let arrived = '';
    setArriving('');
    append(sessionId, { ...plain, sender: 'user', content: question });
    try {
      const platform = brandOfConversion(conversionId);
      const answer = await request({
        input: {
          message: question,
          platform,
          conversionId,
          sessionId,
          handoff,
          details,
          context: {
            platform,
            companyName: name.slice(0, 200),
            ...(page && { page }),
            conversationHistory: makeConversationHistory(transcript),
          },
        },
        signal: call.signal,
        onText: (piece) => {
          arrived += piece;
          if (!call.signal.aborted) setArriving(arrived);
        },
      });
      if (answer.isWithPerson) return;
      const { lead, outcome, confidence, language, sources, suggestions, messageId } = answer;
      const content = answer.message || answer.response || texts.emptyReply;
      const next = {
        lead,
        outcome,
        confidence,
        language,
        sources,
        suggestions,
        isIntake,
        messageId,
        handoff: answer.handoff,
        form: answer.form,
      };
      append(sessionId, { sender: 'assistant', content, ...next });
      if (answer.handoff?.state === 'collected') onEvent?.({ kind: 'lead' });
    } catch (error) {
      if (call.signal.aborted) return;
      append(sessionId, {
        ...plain,
        sender: 'assistant',
        content: arrived || describeChatFailure(error, options, texts),
        ...(!isPaused(error) && { unansweredQuestion: question, unansweredWish: handoff }),
        isCutOff: arrived !== '',
      });
      if (isPaused(error)) return;
      toastStore.show({
        title: texts.connectionError,
        description: texts.unableToSend,
        variant: 'destructive',
      });
    } finally {
      if (pending.current === call) {
        pending.current = undefined;
        setArriving(undefined);
      }
    }
  };

  const rate = (message: ChatMessage, rating: Rating) => {
    const { sessionId } = transcript;
    setTranscript((current) => ({
      ...current,
      messages: current.messages.map((other) => (other.id === message.id ? { ...other, rating } : other)),
    }));
    // A lost rating isn't worth troubling the visitor.
    if (message.messageId) void sendRating({ conversionId, sessionId, messageId: message.messageId, rating });
  };

  const startOver = () => {
    store.clear();
    pending.current?.abort();
    pending.current = undefined;
    setArriving(undefined);
    setTranscript(startTranscript());
  };

  return {
    sessionId: transcript.sessionId,
    messages: transcript.messages,
    arriving,
    isWaiting: arriving !== undefined,
    send,
    rate,
    startOver,
  };
}
