import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isHostName } from '#shared/domain/addresses/addresses.ts';
import { makePolicyLine } from '#shared/domain/widget/make-snippet.ts';
import { defaultWidgetDesign, schoolNameLimitCharacters } from '#shared/domain/widget/widget-design.ts';
import { api } from '#web/lib/api/api.ts';
import { CodeBlock } from '#web/ui/data/code-block.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { AllowedSites } from './allowed-sites.tsx';
import { CodeMail } from './code-mail.tsx';
import { type LiveHost, LiveOn } from './live-on.tsx';
import { PageCheck } from './page-check.tsx';
import { SavedWidgetCode } from './saved-widget-code.tsx';
import { VisitorIdentity } from './visitor-identity.tsx';

type WidgetTabProps = {
  conversionId: string;
  liveOn: readonly LiveHost[];
  /** The website and the name given at signup. */
  website: string | null;
  name: string;
  /** Of a new launcher: the organization's, which its chat has too. */
  color: string;
  origin: string;
  /** More for developers. */
  children: ReactNode;
};

/** Everything around the widget, for a page behind the guard. */
export function WidgetTab({ conversionId, liveOn, website, name, color, origin, children }: WidgetTabProps) {
  const { data: settings, error } = useQuery({
    ...api.widget.getSettings.query({ conversionId }),
    // The secret must not stay in the page's memory.
    gcTime: 0,
  });
  const [missingOn, setMissingOn] = useState<string>();
  if (!settings) {
    return error ? <Failure error={error} /> : <Spinner label="Loading the settings…" />;
  }
  const initial = {
    ...defaultWidgetDesign,
    domain: findHost(website ?? ''),
    schoolName: name.slice(0, schoolNameLimitCharacters),
    color,
  };
  return (
    <div className="space-y-8">
      <LiveOn hosts={liveOn} missingOn={missingOn} />
      <SavedWidgetCode conversionId={conversionId} settings={settings} initial={initial} origin={origin} />
      <div className="grid gap-6 lg:grid-cols-2">
        <Panel id="page-check" title="Is it on your website?">
          <PageCheck
            conversionId={conversionId}
            website={website ?? settings.design?.domain ?? ''}
            onChecked={({ result, url }) => setMissingOn(result === 'missing' ? findHost(url) : undefined)}
          />
        </Panel>
        <Panel id="code-mail" title="Does someone else manage your website?">
          <CodeMail conversionId={conversionId} />
        </Panel>
      </div>
      <details className="rounded-lg border border-line bg-surface px-6 py-4">
        <summary className="min-h-9 cursor-pointer font-semibold text-lg">
          For developers
          <span className="block font-normal text-base text-ink-muted">
            Allowed sites, known visitors, attributes and events, webhooks, Slack and Teams
          </span>
        </summary>
        <div className="mt-6 max-w-3xl space-y-6">
          <AllowedSites conversionId={conversionId} settings={settings} />
          <VisitorIdentity conversionId={conversionId} secret={settings.identitySecret} />
          <CodeBlock
            title="If your site has a Content Security Policy"
            hint="Add these sources to it."
            code={makePolicyLine(origin)}
          />
          {children}
        </div>
      </details>
    </div>
  );
}

function findHost(website: string): string {
  const host = URL.parse(website)?.host ?? '';
  return isHostName(host) ? host : '';
}
