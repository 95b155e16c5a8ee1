import type { Brand } from '#shared/brands/brand.ts';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { DemoConversation } from './demo-conversation.tsx';
import { SamplePage } from './sample-page.tsx';

type AfterStepProps = {
  brand: Brand;
  /** The assistant built meanwhile, if the conversion was real. */
  conversionId: string | undefined;
  onRestart: () => void;
};

/** The same website with its assistant beside it. */
export function AfterStep({ brand, conversionId, onRestart }: AfterStepProps) {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[1fr_1.2fr]">
      <div>
        <SamplePage brand={brand} />
        <div className="mt-6 flex flex-wrap gap-3">
          {conversionId && (
            <SiteLink to={`/gptsite/${conversionId}`} className={buttonStyle()}>
              Ask the assistant just built
            </SiteLink>
          )}
          <Button variant="secondary" onClick={onRestart}>
            Try Another URL
          </Button>
        </div>
      </div>
      <DemoConversation brand={brand} />
    </div>
  );
}
