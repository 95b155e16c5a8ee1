import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { sessionTagLimit, sessionTagSchema, tagLimitCharacters } from '#shared/domain/chat/session-tag.ts';
import { api } from '#web/lib/api/api.ts';
import { useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { controlStyle } from '#web/ui/form/text-field.tsx';
import { X } from '#web/ui/icons/icons.ts';
import type { Assistant } from './chat-queries.ts';

type SessionTagsProps = {
  assistant: Assistant;
  sessionId: string;
  tags: readonly string[];
  knownTags: readonly string[];
};

/** The owner's words for a conversation, by which the list is filtered. */
export function SessionTags({ assistant, sessionId, tags, knownTags }: SessionTagsProps) {
  const { mutate, isPending, error } = useMutation(api.chatHistory.tagSession.mutation());
  const mayEdit = useMayEdit();
  const session = { ...assistant, sessionId };
  const [typed, setTyped] = useState('');
  const { data: tag } = sessionTagSchema.safeParse(typed);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (tag) mutate({ ...session, tag, isSet: true }, { onSuccess: () => setTyped('') });
  };
  return (
    <div className="mt-3 space-y-2">
      <div className="flex flex-wrap items-center gap-2">
        {tags.length > 0 && (
          <ul aria-label="Tags" className="flex flex-wrap gap-2">
            {tags.map((one) => (
              <li key={one} className="flex items-center rounded-full border border-line px-3 text-sm">
                <bdi>{one}</bdi>
                {mayEdit && (
                  <button
                    type="button"
                    aria-label={`Take off the tag ${one}`}
                    disabled={isPending}
                    onClick={() => mutate({ ...session, tag: one, isSet: false })}
                    className="flex size-9 items-center justify-center rounded-full hover:bg-sunken"
                  >
                    <X className="size-4" />
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
        {mayEdit && tags.length < sessionTagLimit && (
          <form onSubmit={add} className="flex items-center gap-2">
            <input
              aria-label="Add a tag"
              placeholder="Add a tag"
              list="known-tags"
              dir="auto"
              maxLength={tagLimitCharacters}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              className={`${controlStyle} min-h-9 w-36 py-1`}
            />
            <KnownTags names={knownTags.filter((known) => !tags.includes(known))} />
            {tag && (
              <Button type="submit" variant="secondary" size="small" disabled={isPending} label="Add" />
            )}
          </form>
        )}
      </div>
      <FailureLine error={error} className="text-danger-ink text-sm" />
    </div>
  );
}

function KnownTags({ names }: { names: readonly string[] }) {
  return (
    <datalist id="known-tags">
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
