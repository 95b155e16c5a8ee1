import { liveLimits } from '#shared/domain/chat/live-limits.ts';
import { api } from '#web/lib/api/api.ts';
import { makeRandomId } from '#web/lib/browser/random-id.ts';
import { addMessage, type ChatMessage, type Transcript } from './transcript.ts';
import { typing } from './typing.ts';

type Heard = Awaited<ReturnType<typeof api.conversations.listen.call>>;

/** Marks what the assistant says when a person joins and leaves; a reload keeps ids. */
const joined = 'live-in-';
const left = 'live-out-';

/**
 * Shows what a person who joins the conversation says, until stopped. Asks while the page is in view: often while a person
 * is in, else now and then for some minutes after the visitor's last message.
 */
export function listenLive(
  of: { conversionId: string; sessionId: string; lastAsked: string },
  read: () => Transcript,
  change: (make: (current: Transcript) => Transcript) => void,
  stopped: AbortSignal,
): void {
  const { conversionId, sessionId, lastAsked } = of;
  const until = Date.parse(lastAsked) + liveLimits.listeningMilliseconds;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (milliseconds: number) => {
    timer = setTimeout(() => void ask(), milliseconds);
  };
  const ask = async () => {
    const wasIn = isPersonIn(read());
    if (stopped.aborted || (!wasIn && Date.now() > until)) return;
    if (document.visibilityState !== 'visible') return wait(liveLimits.askMilliseconds);
    const isTyping = Date.now() - typing.at < liveLimits.askMilliseconds * 2;
    const input = { conversionId, sessionId, after: findNewest(read()), isTyping };
    // A lost connection, or a message that is not stored yet, is asked about again.
    const heard = await api.conversations.listen.call(input, stopped).catch(() => undefined);
    if (stopped.aborted) return;
    if (heard) change((current) => (current.sessionId === sessionId ? takeHeard(current, heard) : current));
    wait(heard?.person ? liveLimits.askMilliseconds : liveLimits.idleMilliseconds);
  };
  stopped.addEventListener('abort', () => clearTimeout(timer));
  if (isPersonIn(read()) || Date.now() < until) wait(liveLimits.askMilliseconds);
}

/** Whether the page has said that a person is in, and not yet that they left. */
function isPersonIn({ messages }: Transcript): boolean {
  const last = messages.findLast(({ id }) => id.startsWith(joined) || id.startsWith(left));
  return last?.id.startsWith(joined) ?? false;
}

/** The instant of the newest turn of a person who was in. */
function findNewest({ messages }: Transcript): string {
  return messages.findLast(({ person }) => person?.statusPath === '')?.timestamp ?? '';
}

/** The conversation with what was heard, each once. */
function takeHeard(transcript: Transcript, heard: Heard): Transcript {
  const { messages } = transcript;
  const isNews = (heard.person !== undefined) !== isPersonIn(transcript) && heard.text !== '';
  const known = new Set(messages.map(({ id }) => id));
  const turns = heard.turns
    .filter(({ messageId }) => !known.has(messageId))
    .map(({ messageId, content, sentAt, name = '' }) => ({
      ...makeMessage(messageId, content, sentAt),
      person: { name, statusPath: '' },
    }));
  const at = new Date().toISOString();
  const notice = isNews ? [makeMessage((heard.person ? joined : left) + makeRandomId(), heard.text, at)] : [];
  const news = heard.person ? [...notice, ...turns] : [...turns, ...notice];
  return news.length === 0 ? transcript : news.reduce(addMessage, transcript);
}

function makeMessage(id: string, content: string, timestamp: string): ChatMessage {
  return { id, sender: 'assistant', content, timestamp, sources: [], suggestions: [], isIntake: true };
}
