import { useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { SamplePage } from './sample-page.tsx';

type BeforeStepProps = { brand: Brand; isStarting: boolean; onConvert: (isReal: boolean) => void };

/** The website before its conversion. The address looks like a field but cannot be edited. */
export function BeforeStep({ brand, isStarting, onConvert }: BeforeStepProps) {
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
