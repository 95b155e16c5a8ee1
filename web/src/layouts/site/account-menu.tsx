import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { type ReactElement, type ReactNode, useState } from 'react';
import { type To, useNavigate } from 'react-router-dom';
import type { Profile } from '#shared/domain/identity.ts';
import { signOut } from '#web/lib/api/sign-out.ts';
import { type Theme, themeStore, themes } from '#web/lib/browser/theme-store.ts';
import { signInPaths } from '#web/lib/sign-in/sign-in-store.ts';
import type { settingsPlaces } from '#web/lib/site/settings-places.ts';
import { useDashboardPlace } from '#web/lib/site/use-dashboard-place.ts';
import { Check, CreditCard, LogOut, Plus, Settings, Users } from '#web/ui/icons/icons.ts';
import type { IconComponent } from '#web/ui/icons/make-icon.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { OrganisationItems } from './organisation-items.tsx';

type AccountMenuProps = {
  profile: Profile | undefined;
  trigger: ReactElement;
  /** Of the note that stands here while the menu can't be loaded. */
  onClose: () => void;
};

const themeNames = { light: 'Light', dark: 'Dark', system: 'System' } as const satisfies Record<
  Theme,
  string
>;

const teamSection: keyof typeof settingsPlaces = 'team';

const itemStyle =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded px-3 outline-none data-highlighted:bg-brand-tint';

/** Where the account's things are, the colors of this browser, and the way out; open when it is first rendered. */
export function AccountMenu({ profile, trigger }: AccountMenuProps) {
  const navigate = useNavigate();
  const findPlace = useDashboardPlace();
  const leave = async () => {
    await signOut('user');
    navigate(signInPaths.user);
  };
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className="z-40 min-w-60 max-w-[calc(100vw-1rem)] rounded-md border border-line bg-surface p-1 text-ink shadow-lg"
      >
        {profile && (
          <>
            <DropdownMenu.Label className="px-3 py-2">
              <p className="break-words font-semibold">{profile.name}</p>
              <p className="break-all text-ink-muted text-sm">{profile.email}</p>
            </DropdownMenu.Label>
            <Rule />
            <OrganisationItems current={profile.organisation?.organisationId ?? ''} itemStyle={itemStyle} />
            <LinkItem to="/user/new-client" Icon={Plus}>
              New client
            </LinkItem>
            <Rule />
          </>
        )}
        <LinkItem to={findPlace('account')} Icon={Settings}>
          Settings
        </LinkItem>
        {profile && !profile.isMember && (
          <>
            <LinkItem to={findPlace('account', teamSection)} Icon={Users}>
              Team
            </LinkItem>
            <LinkItem to={findPlace('billing')} Icon={CreditCard}>
              Billing
            </LinkItem>
          </>
        )}
        <Rule />
        <Themes />
        <Rule />
        <DropdownMenu.Item onSelect={() => void leave()} className={itemStyle}>
          <LogOut className="size-4" />
          Logout
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** The colors of this browser. */
function Themes() {
  const [theme, setTheme] = useState(themeStore.read);
  const choose = (text: string) => {
    const chosen = themes.find((known) => known === text) ?? 'system';
    themeStore.choose(chosen);
    setTheme(chosen);
  };
  return (
    <>
      <DropdownMenu.Label className="px-3 pt-2 pb-1 text-ink-muted text-sm">Theme</DropdownMenu.Label>
      <DropdownMenu.RadioGroup value={theme} onValueChange={choose} aria-label="Theme">
        {themes.map((name) => (
          <DropdownMenu.RadioItem
            key={name}
            value={name}
            // Stays open, so that its effect is seen beside the others.
            onSelect={(event) => event.preventDefault()}
            className={itemStyle}
          >
            <span className="grid size-4 place-items-center">
              <DropdownMenu.ItemIndicator>
                <Check className="size-4 text-brand-ink" />
              </DropdownMenu.ItemIndicator>
            </span>
            {themeNames[name]}
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    </>
  );
}

const Rule = () => <DropdownMenu.Separator className="my-1 h-px bg-line" />;

function LinkItem({ to, Icon, children }: { to: To; Icon: IconComponent; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild className={itemStyle}>
      <SiteLink to={to}>
        <Icon className="size-4" />
        {children}
      </SiteLink>
    </DropdownMenu.Item>
  );
}
