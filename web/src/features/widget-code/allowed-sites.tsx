import { type FormEvent, useState } from 'react';
import type { VersionedWidget } from '#shared/contract/assistant/widget.ts';
import { widgetDomainLimit, widgetDomainSchema } from '#shared/domain/widget/widget-settings.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { openDraftStore, useDraft } from '#web/lib/drafts/draft-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Trash2 } from '#web/ui/icons/icons.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { useAllowedDomains } from './use-allowed-domains.ts';

type AllowedSitesProps = { conversionId: string; settings: VersionedWidget };
const drafts = openDraftStore<string>();

/** The websites that may show the widget; changes are saved immediately. */
export function AllowedSites({ conversionId, settings }: AllowedSitesProps) {
  const { allowedDomains } = settings;
  const [draft = '', setDraft] = useDraft(drafts, conversionId);
  const [issue, setIssue] = useState<string>();
  const save = useAllowedDomains(conversionId, settings);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const found = checkDomain(draft, allowedDomains);
    setIssue(found.issue);
    const { domain } = found;
    if (domain === undefined) return document.getElementById(fieldId)?.focus();
    save.mutate((domains) => [...domains, domain], { onSuccess: () => setDraft(undefined) });
  };
  return (
    <Panel id="allowed-sites" title="Where it may be shown">
      <div className="space-y-4">
        {allowedDomains.length === 0 ? (
          <p className="text-ink-muted">
            Any site may show your assistant. Add your own to block all others.
          </p>
        ) : (
          <>
            <p className="text-ink-muted">Only these sites may show your assistant.</p>
            <SiteList domains={allowedDomains} save={save} />
          </>
        )}
        <form onSubmit={add} noValidate className="space-y-4">
          <TextField
            id={fieldId}
            label="Site"
            hint="A domain such as www.example.org; *.example.org covers all its subdomains."
            value={draft}
            error={issue ?? (save.error ? describeFailure(save.error) : undefined)}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => {
              setDraft(target.value || undefined);
              setIssue(undefined);
            }}
          />
          <Button type="submit" variant="secondary" disabled={save.isPending}>
            Add site
          </Button>
        </form>
      </div>
    </Panel>
  );
}

type SiteListProps = { domains: readonly string[]; save: ReturnType<typeof useAllowedDomains> };

function SiteList({ domains, save }: SiteListProps) {
  return (
    <ul aria-label="Allowed sites" className="divide-y divide-line">
      {domains.map((domain) => (
        <li key={domain} className="flex flex-wrap items-center justify-between gap-3 py-2">
          <code className="min-w-0 break-all">{domain}</code>
          <Button
            variant="secondary"
            size="small"
            disabled={save.isPending}
            aria-label={`Remove ${domain}`}
            onClick={() => save.mutate((kept) => kept.filter((other) => other !== domain))}
          >
            <Trash2 className="size-4" />
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}

const fieldId = 'allowed-site';

function checkDomain(
  text: string,
  allowedDomains: readonly string[],
): { issue: string; domain?: never } | { domain: string; issue?: never } {
  const { data: domain, error } = widgetDomainSchema.safeParse(text);
  if (!domain) return { issue: error?.issues[0]?.message ?? 'Please enter a domain.' };
  if (allowedDomains.includes(domain)) return { issue: 'This site is already on the list.' };
  if (allowedDomains.length >= widgetDomainLimit) return { issue: `At most ${widgetDomainLimit} sites.` };
  return { domain };
}
