import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Share } from '#shared/contract/dashboard/share.ts';
import { fewestSlugCharacters, mostSlugCharacters } from '#shared/domain/share/slug.ts';
import { AppError } from '#shared/errors.ts';
import { api } from '#web/lib/api/api.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { EditorsOnly } from '#web/lib/sign-in/role-context.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { CopyButton } from '#web/ui/form/copy-button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { ShareButton } from './share-button.tsx';

type PageAddressProps = {
  conversionId: string;
  share: Share;
  /** The address without the name. */
  root: string;
  address: string;
  /** The assistant's, for whoever the link is sent to. */
  name: string;
};

/** The page's address under its own brand, and its name, which the owner chooses. */
export function PageAddress({ conversionId, share, root, address, name }: PageAddressProps) {
  const [slug, setSlug] = useState(share.slug || share.suggestion);
  const queries = useQueryClient();
  const change = useMutation({
    ...api.dashboard.saveShare.mutation(),
    onSuccess: (saved) =>
      queries.setQueryData(api.dashboard.getShare.query({ conversionId }).queryKey, saved),
  });
  const problem = describeProblem(change.error);
  const isChanged = slug !== (share.slug || share.suggestion) && !change.isPending;
  const save = () =>
    change.mutate(
      { conversionId, slug, isListed: share.isListed },
      {
        onSuccess: (saved) => {
          setSlug(saved.slug);
          toastStore.show({ title: 'Address saved', description: root + saved.slug });
        },
      },
    );
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <OutsideLink href={address} className="break-all font-semibold underline underline-offset-4">
          {address}
        </OutsideLink>
        <CopyButton text={address} label="Copy link" />
        <ShareButton address={address} name={name} />
      </div>
      <EditorsOnly>
        <form
          noValidate
          className="space-y-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (!change.isPending) save();
          }}
        >
          <TextField
            id="share-slug"
            label="Name in the address"
            hint={`After ${root.replace(/^https?:\/\//, '')}. Earlier names keep leading to your assistant, so printed codes stay valid, until nobody has used one for a year.`}
            error={problem}
            value={slug}
            minLength={fewestSlugCharacters}
            maxLength={mostSlugCharacters}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setSlug(target.value)}
          />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              type="submit"
              variant="secondary"
              disabled={change.isPending || slug.trim() === '' || slug === share.slug}
            >
              {change.isPending ? 'Saving...' : 'Save address'}
            </Button>
            <p role="status" className="font-semibold text-warning-ink">
              {isChanged && 'Not saved yet: the link above is still the old one.'}
            </p>
          </div>
        </form>
      </EditorsOnly>
    </div>
  );
}

function describeProblem(error: Error | null): string | undefined {
  if (!error) return undefined;
  const issues = error instanceof AppError ? error.issues : [];
  return issues[0]?.message ?? describeFailure(error);
}
