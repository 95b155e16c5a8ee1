import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { api } from '#web/lib/api/api.ts';
import { readRefusal } from '#web/lib/api/read-refusal.ts';
import { rememberAssistants } from '#web/lib/sign-in/known-assistants.ts';
import { organisationStore } from '#web/lib/sign-in/organisation-store.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';

/** A way on for who was removed, to another organisation of theirs; the children are for all other refusals. */
export function Elsewhere({ error, children }: { error: Error; children: ReactNode }) {
  if (readRefusal(error)?.code !== 'NOT_A_MEMBER') return children;
  return (
    <Callout tone="warning" role="alert">
      <p>You no longer belong to this organization, or its owner has blocked you.</p>
      {/* Loads the page anew, which then works for the person's first organisation. */}
      <a href="/user/account#organizations" className="mt-3 inline-block font-semibold underline">
        Go on in another organization
      </a>
    </Callout>
  );
}

type SearchProps = { conversionId: string; waiting: ReactNode; children: ReactNode };

/**
 * Looks for an assistant that the tab's organisation is not known to have, as from a mail, and opens it in the one that has
 * it, before anything is asked of it here.
 */
export function Search({ conversionId, waiting, children }: SearchProps) {
  const { data, isPending } = useQuery(api.members.listOrganizations.query({}));
  const found = data?.organizations.find(({ conversionIds }) => conversionIds.includes(conversionId));
  const isElsewhere = found !== undefined && found.organisationId !== organisationStore.find();
  useEffect(() => {
    if (!found) return;
    organisationStore.choose(found.organisationId);
    rememberAssistants(found.organisationId, found.conversionIds);
    if (isElsewhere) window.location.reload();
  }, [found, isElsewhere]);
  return isPending || isElsewhere ? waiting : children;
}
