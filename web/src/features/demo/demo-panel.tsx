import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Brand } from '#shared/brands/brand.ts';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { AfterStep } from './after-step.tsx';
import { SamplePage } from './sample-page.tsx';
import { SimulatedConversion } from './simulated-conversion.tsx';

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

/** Starts a real conversion of the brand's sample website; undefined if that fails, so that the simulation runs instead. */
function useDemoConversion(brand: Brand) {
  const [isStarting, setStarting] = useState(false);
  return {
    isStarting,
    async start(): Promise<string | undefined> {
      setStarting(true);
      try {
        const { id } = await api.conversions.start.call({
          platform: brand.id,
          websiteUrl: brand.demo.siteUrl,
          userEmail: brand.contact.email,
          companyName: brand.demo.siteName,
        });
        return id;
      } catch {
        return undefined;
      } finally {
        setStarting(false);
      }
    },
  };
}

type BeforeStepProps = { brand: Brand; isStarting: boolean; onConvert: (isReal: boolean) => void };

/** The website before its conversion. The address looks like a field but cannot be edited. */
function BeforeStep({ brand, isStarting, onConvert }: BeforeStepProps) {
  const [isReal, setReal] = useState(false);
  return (
    <div className="grid items-start gap-5 sm:gap-10 lg:grid-cols-2">
      {/* A phone has just shown it. */}
      <div className="max-sm:hidden">
        <SamplePage brand={brand} />
      </div>
      <div className="space-y-4 sm:space-y-5">
        <p className="text-lead max-sm:hidden">
          The answer is on this page. To find it, a visitor has to know that the page exists, open it, and
          read.
        </p>
        <TextField
          id="demo-url"
          label="Website to convert"
          value={brand.demo.siteUrl}
          readOnly
          aria-readonly
          hint={`A sample ${brand.demo.noun}. Yours goes into the form below.`}
        />
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            checked={isReal}
            onChange={({ target }) => setReal(target.checked)}
            className="mt-1 size-5 shrink-0 accent-(--brand)"
          />
          <span>
            <span className="font-semibold">Use the real-time tracker</span>
            <span className="block text-ink-muted text-sm">
              Reads this website now and shows each page as it is read.
            </span>
          </span>
        </label>
        <Button size="large" disabled={isStarting} onClick={() => onConvert(isReal)}>
          {isStarting ? 'Starting…' : 'Convert to an assistant'}
        </Button>
      </div>
    </div>
  );
}
