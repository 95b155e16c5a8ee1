import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { widgetDomainLimit, widgetDomainSchema } from '#shared/domain/widget/widget-settings.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { useWidgetCall } from './queries.ts';

type AllowedSitesProps = { conversionId: string; allowedDomains: readonly string[] };

/** The websites that may show the widget; changes are saved immediately. */
export function AllowedSites({ conversionId, allowedDomains }: AllowedSitesProps) {
  const [draft, setDraft] = useState('');
  const [issue, setIssue] = useState<string>();
  const save = useWidgetCall((widget, domains: string[]) =>
    widget.saveSettings({ conversionId, allowedDomains: domains }),
  );
  const add = (event: FormEvent) => {
    event.preventDefault();
    const found = checkDomain(draft, allowedDomains);
    setIssue(found.issue);
    if (found.issue !== undefined) return document.getElementById(fieldId)?.focus();
    save.mutate([...allowedDomains, found.domain], { onSuccess: () => setDraft('') });
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
            <ul aria-label="Allowed sites" className="divide-y divide-line">
              {allowedDomains.map((domain) => (
                <li key={domain} className="flex flex-wrap items-center justify-between gap-3 py-2">
                  <code className="min-w-0 break-all">{domain}</code>
                  <Button
                    variant="secondary"
                    size="small"
                    disabled={save.isPending}
                    aria-label={`Remove ${domain}`}
                    onClick={() => save.mutate(allowedDomains.filter((other) => other !== domain))}
                  >
                    <Trash2 aria-hidden="true" className="size-4" />
                    Remove
                  </Button>
                </li>
              ))}
            </ul>
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
              setDraft(target.value);
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
