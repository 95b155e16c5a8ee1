import { readMessagePageToken } from '#shared/domain/inbox/message-page-path.ts';
import { api } from '#web/lib/api/api.ts';
import { makeRandomId } from '#web/lib/browser/random-id.ts';
import { addMessage, type ChatMessage, type Transcript } from './transcript.ts';

/** Rare, because most answers take hours: who watches sees it soon, and who comes back at once. */
const lookMilliseconds = 60_000;
/** Pages looked at for answers: those of the newest messages. */
const mostAwaited = 3;

/** A person's answer to the message with this page. */
type PersonAnswer = {
  statusPath: string;
  text: string;
  by: string | undefined;
  at: string | undefined;
  organisation: string;
};

/**
 * Adds what a person answered to a message of this conversation, until stopped. Only this browser has the secret of
 * its page. Looks at once, when the page is returned to, and now and then while it is in view.
 */
export function watchForAnswers(
  { messages }: Transcript,
  change: (make: (current: Transcript) => Transcript) => void,
  stopped: AbortSignal,
): void {
  const awaited = listAwaited(messages);
  if (awaited.length === 0 || stopped.aborted) return;
  const look = async () => {
    if (document.visibilityState !== 'visible') return;
    for (const statusPath of awaited) {
      const answer = await findAnswer(statusPath, stopped);
      if (answer && !stopped.aborted) change((current) => addPersonAnswer(current, answer));
    }
  };
  void look();
  const timer = setInterval(look, lookMilliseconds);
  document.addEventListener('visibilitychange', look, { signal: stopped });
  stopped.addEventListener('abort', () => clearInterval(timer));
}

/** Pages of messages to a person whose answer is not in the conversation. */
function listAwaited(messages: readonly ChatMessage[]): string[] {
  const answered = new Set(messages.flatMap(({ person }) => (person ? [person.statusPath] : [])));
  const left = new Set(messages.flatMap(({ handoff }) => handoff?.statusPath ?? []));
  return [...left].filter((path) => !answered.has(path)).slice(-mostAwaited);
}

/** The conversation with a person's answer, once. */
function addPersonAnswer(transcript: Transcript, answer: PersonAnswer): Transcript {
  const { statusPath, text, by, at, organisation } = answer;
  if (!listAwaited(transcript.messages).includes(statusPath)) return transcript;
  return addMessage(transcript, {
    id: makeRandomId(),
    sender: 'assistant',
    content: text,
    timestamp: at ?? new Date().toISOString(),
    ...{ sources: [], suggestions: [], isIntake: true },
    person: { name: by ? `${by}, ${organisation}` : organisation, statusPath },
  });
}

/** A message that is gone, or a lost connection, isn't worth troubling the visitor. */
async function findAnswer(statusPath: string, signal: AbortSignal): Promise<PersonAnswer | undefined> {
  const token = readMessagePageToken(statusPath);
  const page = await api.inbox.getMessagePage.call({ token }, signal).catch(() => undefined);
  if (page?.response === undefined) return undefined;
  const { response, responseBy, responseAt, organisation } = page;
  return { statusPath, text: response, by: responseBy, at: responseAt, organisation };
}
