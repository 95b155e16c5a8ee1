import type { Brand } from '#shared/brands/brand.ts';
import { AppError } from '#shared/errors.ts';
import { api } from '#web/lib/api/api.ts';
import type { Reply, Sent } from './conversation.ts';

/** One of the chats with the brand's own assistant. */
export type Channel = {
  /** Begins the key of the conversation in the browser. */
  key: string;
  greet(brand: Brand): string;
  ask(brand: Brand, sent: Sent): Promise<Reply>;
  describeFailure(brand: Brand, error: Error): string;
  /** Whether a failure is told beside the conversation too, with a button to try again. */
  hasToast: boolean;
};

const emptyReplyText = 'I apologize, but I encountered an issue. Please try again.';

async function askAssistant(brand: Brand, { concernsPerson: _, ...sent }: Sent): Promise<Reply> {
  const { conversationHistory, ...call } = sent;
  const { message, lead, confidence, outcome, sources, handoff } = await api.chat.sendMessage.call({
    ...call,
    platform: brand.id,
    context: {
      platform: brand.id,
      websiteUrl: `https://${brand.domain}`,
      companyName: brand.name,
      industry: brand.industry,
      conversationHistory,
    },
  });
  const isAnswer = outcome === 'answered' || outcome === 'unsure';
  const content = message || emptyReplyText;
  return { content, lead, outcome, sources, handoff, ...(isAnswer && { confidence }) };
}

/** The floating chat: document 1 sections 2 to 5. */
export const platformChannel: Channel = {
  key: 'platform-chat',
  greet: ({ name }) =>
    `Hello! I am the AI assistant of ${name}. Ask me what it does, what it costs, or how to get started.`,
  ask: askAssistant,
  describeFailure: ({ contact }, error) =>
    error instanceof AppError && error.code === 'RATE_LIMITED'
      ? error.message
      : `I apologize, but I encountered a technical issue. Please try again, or contact us directly at ${contact.phone}.`,
  hasToast: true,
};

/** Document 1 section 7: fixed, because support conversations are not stored. */
const supportSessionId = 'support-demo';

/** The footer's chat. What it can answer is not stored; from the first message that a person may have to answer it is. */
export const supportChannel: Channel = {
  key: 'support-chat',
  greet: ({ name }) => `Hello! I am the AI assistant of ${name}. What would you like to know?`,
  async ask(brand, sent) {
    if (sent.concernsPerson) return askAssistant(brand, sent);
    const { response, sources, lead, outcome, confidence } = await api.support.chat.call({
      message: sent.message,
      sessionId: supportSessionId,
      context: brand.paths[0] ?? '',
    });
    const isSettled = outcome === 'answered' || outcome === 'smalltalk' || outcome === undefined;
    return isSettled
      ? { content: response, lead, outcome, sources, ...(outcome === 'answered' && { confidence }) }
      : askAssistant(brand, sent);
  },
  describeFailure: ({ contact }) =>
    `I apologize, but I'm having trouble connecting right now. Please contact our support team directly at ${contact.email} or call ${contact.phone}.`,
  hasToast: false,
};
