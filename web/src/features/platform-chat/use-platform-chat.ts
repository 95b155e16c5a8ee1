import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod';
import type { Brand } from '#shared/brands/brand.ts';
import { maskPrivateNumbers } from '#shared/domain/private-numbers/mask-private-numbers.ts';
import { AppError } from '#shared/errors.ts';
import { api } from '#web/lib/api/api.ts';
import { makeRandomId } from '#web/lib/browser/random-id.ts';
import { makeStoredValue } from '#web/lib/browser/stored-value.ts';
import { chooseSource, sourceSchema } from '#web/ui/data/answer-source.tsx';
import { toastStore } from '#web/ui/feedback/toast-store.ts';

const keptSchema = z.object({
  id: z.number(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  /** Confidence of an answer; a refusal has none. */
  confidence: z.number().optional(),
  source: sourceSchema.optional(),
});
export type PlatformMessage = z.infer<typeof keptSchema> & {
  /** Whether the message is new and should be typed out. */
  isNew: boolean;
};
const transcriptSchema = z.object({ sessionId: z.string(), messages: z.array(keptSchema).min(1) });

type Turn = Pick<PlatformMessage, 'role' | 'content'>;
/** A message with the turns before it. */
type Question = { message: string; conversationHistory: Turn[] };

const emptyReplyText = 'I apologize, but I encountered an issue. Please try again.';
/** Number of earlier turns sent, for follow-up questions. */
const historyLength = 10;

/** The conversation with the brand's own assistant. */
export function usePlatformChat(brand: Brand) {
  const [store] = useState(() =>
    makeStoredValue(() => sessionStorage, `platform-chat-${brand.id}`, transcriptSchema),
  );
  const [kept] = useState(() => store.read());
  const [sessionId] = useState(() => kept?.sessionId ?? makeRandomId());
  const [messages, setMessages] = useState<PlatformMessage[]>(
    () =>
      kept?.messages.map((message) => ({ ...message, isNew: false })) ?? [
        {
          id: 0,
          role: 'assistant',
          content: `Hello! I am the AI assistant of ${brand.name}. Ask me what it does, what it costs, or how to get started.`,
          isNew: false,
        },
      ],
  );
  useEffect(() => {
    if (messages.length > 1) store.write({ sessionId, messages: messages.map(maskMessage) });
  }, [store, sessionId, messages]);
  const add = (message: Omit<PlatformMessage, 'id' | 'isNew'>) =>
    setMessages((current) => [...current, { ...message, id: current.length, isNew: true }]);

  const { mutate, isPending } = useMutation({
    // One at a time, also when an old question is retried while a new one is pending.
    scope: { id: sessionId },
    mutationFn: ({ message, conversationHistory }: Question) =>
      api.chat.sendMessage.call({
        message,
        platform: brand.id,
        sessionId,
        context: {
          platform: brand.id,
          websiteUrl: `https://${brand.domain}`,
          companyName: brand.name,
          industry: brand.industry,
          conversationHistory,
        },
      }),
    onSuccess: ({ message, confidence, outcome, sources }) =>
      add({
        role: 'assistant',
        content: message || emptyReplyText,
        ...((outcome === 'answered' || outcome === 'unsure') && {
          confidence,
          source: chooseSource(sources),
        }),
      }),
    onError: (error, question) => {
      add({ role: 'assistant', content: describeFailure(error, brand.contact.phone), confidence: 0 });
      toastStore.show({
        title: 'Connection Error',
        description: 'Unable to send message. Please try again.',
        variant: 'destructive',
        action: { label: 'Try Again', hint: 'Send the message once more.', run: () => mutate(question) },
      });
    },
  });
  return {
    messages,
    isPending,
    /** Sends a non-blank message, one at a time; returns false when nothing was sent. */
    send(text: string): boolean {
      const content = text.trim();
      if (content === '' || isPending) return false;
      add({ role: 'user', content });
      mutate({
        message: content,
        conversationHistory: messages.slice(-historyLength).map(({ role, content }) => ({ role, content })),
      });
      return true;
    },
  };
}

/** Masks private numbers, as the server does. */
function maskMessage(message: PlatformMessage): z.infer<typeof keptSchema> {
  const { isNew: _, ...kept } = message;
  return kept.role === 'user' ? { ...kept, content: maskPrivateNumbers(kept.content) } : kept;
}

function describeFailure(error: Error, phone: string): string {
  if (error instanceof AppError && error.code === 'RATE_LIMITED') return error.message;
  return `I apologize, but I encountered a technical issue. Please try again, or contact us directly at ${phone}.`;
}
