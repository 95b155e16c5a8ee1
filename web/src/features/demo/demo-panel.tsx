import { type ReactNode, useState } from 'react';
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

  const convert = async (isReal: boolean) => {
    const conversionId = isReal ? await start() : undefined;
    setStep(conversionId ? { name: 'real-conversion', conversionId } : { name: 'conversion' });
  };

  switch (step.name) {
    case 'before':
      return <BeforeStep brand={brand} isStarting={isStarting} onConvert={convert} />;
    case 'conversion':
      return <SimulatedConversion siteName={brand.demo.siteName} onDone={() => setStep({ name: 'after' })} />;
    case 'real-conversion':
      return renderTracker(step.conversionId, () => setStep({ ...step, name: 'after' }));
    case 'after':
      return (
        <AfterStep
          brand={brand}
          conversionId={step.conversionId}
          onRestart={() => setStep({ name: 'before' })}
        />
      );
  }
}
