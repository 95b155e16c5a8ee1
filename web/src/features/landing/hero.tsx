import type { FormEvent, ReactNode } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { trialDays } from '#shared/domain/limits.ts';
import { FigureNote } from '#web/ui/data/figure-note.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { ExampleExchange } from './example-exchange.tsx';
import { demoId, showDemo, showTrialForm, signupId } from './show-section.ts';

/** Document 1 section 2: headline, tagline, description, stats and both buttons, beside a picture of the product. */
export function Hero({ brand, figures }: { brand: Brand; figures: ReactNode }) {
  return (
    <section aria-labelledby="hero-title" className="page-width pt-6 pb-2 sm:pt-[min(5rem,6vh)] sm:pb-14">
      <div className="grid grid-cols-1 items-center gap-x-16 gap-y-8 sm:gap-y-12 lg:grid-cols-[1.12fr_1fr]">
        <div>
          <h1 id="hero-title" className="text-display">
            Websites are a thing of the past
          </h1>
          <p className="mt-4 font-quote text-[1.4rem] sm:mt-6 sm:text-[1.6rem] text-brand-ink italic leading-snug">
            {brand.tagline}
          </p>
          <p className="mt-3 max-w-[34rem] text-ink-muted sm:mt-5 sm:text-lead">{brand.description}</p>
          <AddressForm />
          <p className="mt-3 text-ink-muted text-sm">
            {trialDays} days free. No credit card, no setup fees, cancel anytime.
          </p>
        </div>
        <ExampleExchange brand={brand} />
      </div>
      {figures}
      <FigureNote />
    </section>
  );
}

/** The first field of the trial form, ahead of it: its address is carried over. */
function AddressForm() {
  const carryOver = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    showTrialForm(String(new FormData(event.currentTarget).get('website') ?? '').trim());
  };
  return (
    <form
      noValidate
      action={`#${signupId}`}
      onSubmit={carryOver}
      aria-label="Start with a website address"
      className="mt-5 max-w-[34rem] sm:mt-8"
    >
      <TextField
        id="hero-website"
        name="website"
        label="Website address"
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={2048}
        placeholder="www.example.org"
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" size="large" label="Start Free Trial" />
        <Button size="large" variant="secondary" data-place={`#${demoId}`} onClick={showDemo}>
          See Demo
        </Button>
      </div>
    </form>
  );
}
