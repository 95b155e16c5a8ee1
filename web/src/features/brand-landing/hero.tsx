import type { Brand } from '#shared/brands/brand.ts';
import { trialDays } from '#shared/domain/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { ExampleExchange } from './example-exchange.tsx';

type HeroProps = { brand: Brand; onTry: () => void };

export function Hero({ brand, onTry }: HeroProps) {
  return (
    <section className="page-width grid grid-cols-1 items-center gap-x-16 gap-y-12 py-14 lg:grid-cols-[1.15fr_1fr] lg:py-24">
      <div>
        <h1 className="text-display">Websites are a thing of the past</h1>
        <p className="mt-6 font-quote text-[1.6rem] text-brand-ink italic leading-snug">{brand.tagline}</p>
        <p className="mt-5 max-w-[34rem] text-ink-muted text-lead">{brand.description}</p>
        <Button size="large" onClick={onTry} className="mt-8">
          Start Free Trial
        </Button>
        <p className="mt-3 text-ink-muted text-sm">
          {trialDays} days free. No credit card, no setup fees, cancel anytime.
        </p>
      </div>
      <ExampleExchange organisation={brand.words.organisation} />
      <dl className="grid gap-px overflow-hidden border-line border-y sm:grid-cols-3 lg:col-span-2">
        {brand.stats.map(({ value, label }) => (
          <div key={label} className="flex flex-wrap items-baseline gap-x-3 py-4">
            <dt className="order-2 text-ink-muted">{label}</dt>
            <dd className="whitespace-nowrap font-bold text-3xl tracking-tight">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
