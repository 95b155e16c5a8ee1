import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod';
import type { Brand } from '#shared/brands/brand.ts';
import { maskPrivateNumbers } from '#shared/domain/private-numbers/mask-private-numbers.ts';
import { api } from '#web/lib/api/api.ts';
import { makeStoredValue } from '#web/lib/browser/stored-value.ts';
import { chooseSource, sourceSchema } from '#web/ui/data/answer-source.tsx';

const messageSchema = z.object({
  id: z.number(),
  sender: z.enum(['bot', 'user']),
  content: z.string(),
  timestamp: z.coerce.date(),
  source: sourceSchema.optional(),
});
type SupportMessage = z.infer<typeof messageSchema>;
const transcriptSchema = z.array(messageSchema).min(1);

/** Document 1 section 7: fixed, because support conversations are not stored. */
const sessionId = 'support-demo';

/** A conversation about the product, kept while the browser tab is open. */
export function useSupportChat({ id: brandId, name, paths, contact }: Brand) {
  const [store] = useState(() =>
    makeStoredValue(() => sessionStorage, `support-chat-${brandId}`, transcriptSchema),
  );
  const [messages, setMessages] = useState<SupportMessage[]>(
    () =>
      store.read() ?? [
        {
          id: 0,
          sender: 'bot',
          content: `Hello! I am the AI assistant of ${name}. What would you like to know?`,
          timestamp: new Date(),
        },
      ],
  );
  useEffect(() => {
    if (messages.length > 1) store.write(messages.map(maskMessage));
  }, [store, messages]);
  const add = (sender: SupportMessage['sender'], content: string, source?: SupportMessage['source']) =>
    setMessages((current) => [
      ...current,
      { id: current.length, sender, content, timestamp: new Date(), source },
    ]);
  const { mutate, isPending } = useMutation({
    mutationFn: (message: string) => api.support.chat.call({ message, sessionId, context: paths[0] ?? '' }),
    onSuccess: ({ response, sources }) => add('bot', response, chooseSource(sources)),
    onError: () =>
      add(
        'bot',
        `I apologize, but I'm having trouble connecting right now. Please contact our support team directly at ${contact.email} or call ${contact.phone}.`,
      ),
  });
  return {
    messages,
    isPending,
    /** Sends a non-blank message, one at a time; returns false when nothing was sent. */
    send(text: string): boolean {
      const message = text.trim();
      if (message === '' || isPending) return false;
      add('user', message);
      mutate(message);
      return true;
    },
  };
}

/** Masks private numbers, as the server does. */
function maskMessage(message: SupportMessage): z.input<typeof messageSchema> {
  return message.sender === 'user' ? { ...message, content: maskPrivateNumbers(message.content) } : message;
}
