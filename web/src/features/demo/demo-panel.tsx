import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Brand } from '#shared/brands/brand.ts';
import { AfterStep } from './after-step.tsx';
import { BeforeStep } from './before-step.tsx';
import { SimulatedConversion } from './simulated-conversion.tsx';
import { useDemoConversion } from './use-demo-conversion.ts';

type DemoPanelProps = {
  brand: Brand;
  /** Renders the progress of a real conversion. */
  renderTracker: (conversionId: string, onCompleted: () => void) => ReactNode;
};

type Step =
  | { name: 'before' | 'conversion' }
  | { name: 'real-conversion'; conversionId: string }
  | { name: 'after'; conversionId?: string };

/** Turns a website into an assistant in three steps: document 1 sections 2 and 4, "Demo panel". */
export function DemoPanel({ brand, renderTracker }: DemoPanelProps) {
  const [step, setStep] = useState<Step>({ name: 'before' });
  const { start, isStarting } = useDemoConversion(brand);
  const panel = useRef<HTMLDivElement>(null);

  /** Follows a click: the pressed button is gone, and on a phone a shorter step would end above the screen. */
  const turnTo = (next: Step) => {
    flushSync(() => setStep(next));
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  };
  const convert = async (isReal: boolean) => {
    const conversionId = isReal ? await start() : undefined;
    // The tracker takes the focus by itself.
    if (conversionId) setStep({ name: 'real-conversion', conversionId });
    else turnTo({ name: 'conversion' });
  };
  const draw = () => {
    switch (step.name) {
      case 'before':
        return <BeforeStep brand={brand} isStarting={isStarting} onConvert={convert} />;
      case 'conversion':
        return (
          <SimulatedConversion siteName={brand.demo.siteName} onDone={() => setStep({ name: 'after' })} />
        );
      case 'real-conversion':
        return renderTracker(step.conversionId, () => setStep({ ...step, name: 'after' }));
      case 'after':
        return (
          <AfterStep
            brand={brand}
            conversionId={step.conversionId}
            onRestart={() => turnTo({ name: 'before' })}
          />
        );
    }
  };
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      {draw()}
    </div>
  );
}
