import { useState } from 'react';
import { ConvertingView } from '#web/features/demo/converting-view.tsx';
import { DemoSection } from '#web/layouts/landing/demo-section.tsx';
import { PublicLayout } from '#web/layouts/site/public-layout.tsx';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

/** Document 1 section 2: the website-to-assistant converting view and the demo. */
export function ConversionDemoPage({ brand, links }: PageProps) {
  const [run, setRun] = useState(0);
  const [gptSiteUrl, setGptSiteUrl] = useState<string>();
  const again = () => {
    setGptSiteUrl(undefined);
    setRun((count) => count + 1);
  };
  return (
    <PublicLayout brand={brand} links={links}>
      <div className="page-width py-14">
        <h1 className="text-display">From website to assistant</h1>
        <p className="mt-5 max-w-2xl text-ink-muted text-lead">
          What happens to the website of {brand.demo.siteName}, an invented {brand.words.organisation}. A
          demonstration with sample figures.
        </p>
        <div className="mt-10">
          <ConvertingView
            key={run}
            start={run === 0 ? <StartButton onStart={again} /> : undefined}
            gptSiteUrl={`https://${brand.domain}/gptsite/demo`}
            onDone={setGptSiteUrl}
          />
        </div>
        {gptSiteUrl && (
          <Callout tone="success" role="status" className="mt-8">
            <h2 className="text-lg">The assistant would open at {gptSiteUrl.replace('https://', '')}</h2>
            <div className="mt-3 flex flex-wrap gap-3">
              <SiteLink to={`${links.home}#trial-signup`} className={buttonStyle({ size: 'small' })}>
                Try it with your website
              </SiteLink>
              <Button variant="secondary" size="small" onClick={again} label="Run it again" />
            </div>
          </Callout>
        )}
      </div>
      <DemoSection brand={brand} />
    </PublicLayout>
  );
}

function StartButton({ onStart }: { onStart: () => void }) {
  return (
    <>
      <Button size="large" onClick={onStart} label="Start the demonstration" />
      <p className="mt-3 text-ink-muted text-sm">
        Six steps, nine seconds. A real website takes a few minutes.
      </p>
    </>
  );
}
