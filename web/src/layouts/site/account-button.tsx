import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import type { Profile } from '#shared/domain/identity.ts';
import { buttonStyle } from '#web/ui/form/button.tsx';
import { UserRound } from '#web/ui/icons/icons.ts';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';

/** Loaded when it is opened. */
const AccountMenu = loadPart(async () => (await import('./account-menu.tsx')).AccountMenu);

/** Opens the menu of the account, which can be left before it is known. */
export function AccountButton({ profile }: { profile: Profile | undefined }) {
  const [isWanted, setWanted] = useState(false);
  const initials = listInitials(profile?.name ?? '');
  if (!isWanted) return <Trigger initials={initials} onClick={() => setWanted(true)} />;
  return (
    <LoadBoundary fallback={<Trigger initials={initials} aria-expanded />}>
      <AccountMenu
        profile={profile}
        trigger={<Trigger initials={initials} />}
        onClose={() => setWanted(false)}
      />
    </LoadBoundary>
  );
}

function Trigger({ initials, ...props }: ComponentProps<'button'> & { initials: string }) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      {...props}
      className={clsx(buttonStyle({ variant: 'quiet', size: 'icon' }), 'shrink-0')}
    >
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center rounded-full bg-brand-tint font-semibold text-sm"
      >
        {initials || <UserRound className="size-5" />}
      </span>
      <span className="sr-only">Your account</span>
    </button>
  );
}

/** Of the first and the last name. */
function listInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last].map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
