import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ChatSessionSummary } from '#shared/contract/assistant/chat-history.ts';
import { liveLimits } from '#shared/domain/chat/live-limits.ts';
import type { LiveTurn } from '#shared/domain/chat/live-turn.ts';
import { api } from '#web/lib/api/api.ts';
import { useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { TextAreaField } from '#web/ui/form/text-field.tsx';
import { ScrollRegion } from '#web/ui/layout/scroll-region.tsx';
import type { Assistant } from './chat-queries.ts';

/** A conversation in which nobody wrote for this long is not watched. */
const recentMilliseconds = 15 * 60_000;

/** Whether the visitor is there, a press to join them, and what was said between both. */
export function LivePart({ assistant, session }: { assistant: Assistant; session: ChatSessionSummary }) {
  const of = { ...assistant, sessionId: session.id };
  const { watchSession, joinSession, leaveSession } = api.chatHistory;
  const { data } = useQuery({
    ...watchSession.query(of),
    refetchInterval: ({ state }) => {
      if (state.data?.person?.isMe) return liveLimits.askMilliseconds;
      const isOver = Date.now() - endOf(session) > recentMilliseconds;
      return isOver && !state.data?.isVisitorThere ? false : liveLimits.idleMilliseconds / 3;
    },
    gcTime: 0,
  });
  const mayEdit = useMayEdit();
  const joining = useMutation(joinSession.mutation());
  const leaving = useMutation(leaveSession.mutation());
  if (!data) return null;
  const { person, isVisitorThere, turns } = data;
  if (turns.length === 0 && !person && !isVisitorThere) return null;
  return (
    <section aria-label="Live" className="mt-5 space-y-3 rounded-md bg-sunken p-4">
      <Turns turns={turns} />
      <p role="status" className="font-semibold">
        {sayState(data)}
      </p>
      {mayEdit && !person && isVisitorThere && (
        <>
          <Button disabled={joining.isPending} onClick={() => joining.mutate(of)}>
            Join the conversation
          </Button>
          <p className="text-ink-muted text-sm">
            They see it within {liveLimits.idleMilliseconds / 1000} seconds, and after that at once.
          </p>
        </>
      )}
      {person?.isMe && (
        <>
          <Speaking of={of} isBegun={joining.isSuccess} />
          <Button
            variant="secondary"
            size="small"
            disabled={leaving.isPending}
            onClick={() => leaving.mutate(of)}
            label="Hand back to the assistant"
          />
        </>
      )}
      <FailureLine error={joining.error ?? leaving.error} className="text-danger-ink text-sm" />
    </section>
  );
}

type LiveState = Awaited<ReturnType<typeof api.chatHistory.watchSession.call>>;

function sayState({ person, isVisitorThere, isVisitorTyping }: LiveState): string {
  const visitor = isVisitorTyping ? 'The visitor is typing…' : 'The visitor is here.';
  const presence = isVisitorThere ? visitor : 'The visitor has left.';
  if (person?.isMe) return `You have joined, and the assistant is silent. ${presence}`;
  return person ? `${person.name} has joined this conversation. ${presence}` : presence;
}

/** The instant of the last answer. */
function endOf({ timestamp, duration }: ChatSessionSummary): number {
  return Date.parse(timestamp) + duration * 1000;
}

function Turns({ turns }: { turns: readonly LiveTurn[] }) {
  if (turns.length === 0) return null;
  return (
    // The newest stand above the field, however much was said.
    <ScrollRegion aria-label="What was said in person" className="flex max-h-[45dvh] flex-col-reverse">
      <ol aria-label="Said in person" aria-live="polite" className="space-y-2">
        {turns.map(({ messageId, from, name, content }) => (
          <li key={messageId} dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            <span className="font-semibold">{from === 'person' ? name : 'Visitor'}:</span> {content}
          </li>
        ))}
      </ol>
    </ScrollRegion>
  );
}

function Speaking({ of, isBegun }: { of: Assistant & { sessionId: string }; isBegun: boolean }) {
  const { mutate, isPending, error } = useMutation(api.chatHistory.speakInSession.mutation());
  const [content, setContent] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // Whoever has pressed to join writes at once, however long the conversation above is.
  useEffect(() => {
    if (isBegun) form.current?.querySelector('textarea')?.focus();
  }, [isBegun]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (content.trim()) mutate({ ...of, content }, { onSuccess: () => setContent('') });
  };
  return (
    <form ref={form} noValidate onSubmit={send} className="space-y-3">
      <TextAreaField
        id={`live-${of.sessionId}`}
        label="Your message"
        rows={2}
        maxLength={liveLimits.characters}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      <FailureLine error={error} className="text-danger-ink text-sm" />
      <Button type="submit" disabled={isPending} label="Send" />
    </form>
  );
}
