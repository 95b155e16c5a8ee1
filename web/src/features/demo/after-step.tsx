import type { Brand } from '#shared/brands/brand.ts';
import { Button } from '#web/ui/button.tsx';
import { DemoConversation } from './demo-conversation.tsx';
import { SamplePage } from './sample-page.tsx';

type AfterStepProps = { brand: Brand; onRestart: () => void };

/** The same website with its assistant beside it. */
export function AfterStep({ brand, onRestart }: AfterStepProps) {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[1fr_1.2fr]">
      <div>
        <SamplePage brand={brand} />
        <Button variant="secondary" className="mt-6" onClick={onRestart}>
          Try Another URL
        </Button>
      </div>
      <DemoConversation brand={brand} />
    </div>
  );
}
