import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { loadClient } from '#web/lib/api/load-client.ts';

type SupportMessage = { id: number; sender: 'bot' | 'user'; content: string; timestamp: Date };

/** Document 1 section 7: fixed, since nothing of a support conversation is kept. */
const sessionId = 'support-demo';

/** A conversation about the product, kept for as long as its dialog is open. */
export function useSupportChat({ name, paths, contact }: Brand) {
  const [messages, setMessages] = useState<SupportMessage[]>(() => [
    {
      id: 0,
      sender: 'bot',
      content: `Hello! I am the AI assistant of ${name}. What would you like to know?`,
      timestamp: new Date(),
    },
  ]);
  const add = (sender: SupportMessage['sender'], content: string) =>
    setMessages((current) => [...current, { id: current.length, sender, content, timestamp: new Date() }]);
  const { mutate, isPending } = useMutation({
    mutationFn: async (message: string) =>
      (await loadClient()).support.chat({ message, sessionId, context: paths[0] ?? '' }),
    onSuccess: ({ response }) => add('bot', response),
    onError: () =>
      add(
        'bot',
        `I apologize, but I'm having trouble connecting right now. Please contact our support team directly at ${contact.email} or call ${contact.phone}.`,
      ),
  });
  return {
    messages,
    isPending,
    /** Sends what is not blank, one message at a time; false when nothing was sent. */
    send(text: string): boolean {
      const message = text.trim();
      if (message === '' || isPending) return false;
      add('user', message);
      mutate(message);
      return true;
    },
  };
}
