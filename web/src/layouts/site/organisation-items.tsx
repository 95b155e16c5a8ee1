import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { useQuery } from '@tanstack/react-query';
import { roleNames } from '#shared/domain/organisation-role.ts';
import { api } from '#web/lib/api/api.ts';
import { openOrganisation } from '#web/lib/site/open-organisation.ts';
import { Check } from '#web/ui/icons/icons.ts';

/** Switches to another organisation of the person; nothing while they have one. */
export function OrganisationItems({ current, itemStyle }: { current: string; itemStyle: string }) {
  const { data } = useQuery(api.members.listOrganizations.query({}));
  const joined = data?.organizations.filter(({ isInvited }) => !isInvited) ?? [];
  if (joined.length < 2) return null;
  const choose = (id: string) => {
    const chosen = joined.find(({ organisationId }) => organisationId === id);
    if (chosen && id !== current) openOrganisation(chosen);
  };
  return (
    <>
      <DropdownMenu.Label className="px-3 pt-2 pb-1 text-ink-muted text-sm">Organization</DropdownMenu.Label>
      <DropdownMenu.RadioGroup
        value={current}
        onValueChange={choose}
        aria-label="Organization"
        className="max-h-60 overflow-y-auto"
      >
        {joined.map(({ organisationId, name, role }) => (
          <DropdownMenu.RadioItem key={organisationId} value={organisationId} className={`${itemStyle} py-2`}>
            <span className="grid size-4 shrink-0 place-items-center">
              <DropdownMenu.ItemIndicator>
                <Check className="size-4 text-brand-ink" />
              </DropdownMenu.ItemIndicator>
            </span>
            <span className="min-w-0 max-w-60 flex-1 break-words">{name}</span>
            <span className="ml-auto text-ink-muted text-sm">{roleNames[role]}</span>
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    </>
  );
}
