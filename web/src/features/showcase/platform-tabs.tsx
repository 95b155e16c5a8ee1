import { type CSSProperties, useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { makeBrandVariables } from '#web/brand/brand-variables.ts';
import { FigureLabel } from '#web/ui/data/figure-note.tsx';
import { Icon } from '#web/ui/data/icon.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TabSet } from '#web/ui/layout/tab-set.tsx';

type PlatformTabsProps = { brands: readonly Brand[]; first: Brand; onTry: (brand: Brand) => void };

/** A tab per brand with questions, an answer, features and stats: document 2 section 2.3. */
export function PlatformTabs({ brands, first, onTry }: PlatformTabsProps) {
  const [shown, show] = useState<string>(first.id);
  const tabs = brands.map((brand) => ({
    id: brand.id,
    title: brand.name,
    content: <Platform brand={brand} onTry={() => onTry(brand)} />,
  }));
  return (
    <div className="mt-10">
      <TabSet label="Platforms" tabs={tabs} value={shown} onChange={show} />
    </div>
  );
}

function Platform({ brand, onTry }: { brand: Brand; onTry: () => void }) {
  const { showcase, features, stats, demo, words } = brand;
  const variables: CSSProperties = makeBrandVariables(brand);
  return (
    <div style={variables} className="grid gap-10 text-ink lg:grid-cols-2">
      <section
        aria-label={`Sample inquiries of ${brand.name}`}
        className={`paper paper-${brand.look.paper} rounded-(--corner)`}
      >
        <h2 className="font-display text-2xl">What a {words.visitor} asks</h2>
        <ul className="mt-4 space-y-2">
          {showcase.inquiries.map((inquiry) => (
            <li key={inquiry} className="w-fit rounded-2xl rounded-bl-sm bg-brand-tint px-4 py-2">
              {inquiry}
            </li>
          ))}
        </ul>
        <p className="mt-6 ml-auto w-fit max-w-[85%] rounded-2xl rounded-br-sm bg-brand px-4 py-2.5 text-on-brand">
          {showcase.question}
        </p>
        <div className="mt-2 w-fit max-w-[90%] rounded-2xl rounded-bl-sm border border-line bg-surface px-4 py-2.5">
          <p>{showcase.answer}</p>
          <p className="mt-2 border-line border-t pt-2 text-ink-muted text-sm">Source: {demo.siteName}</p>
        </div>
      </section>
      <section aria-label={`Features of ${brand.name}`}>
        <h2 className="font-display text-2xl">{features.title}</h2>
        <ul className="mt-4 space-y-4">
          {features.items.map(({ title, description, icon }) => (
            <li key={title} className="grid grid-cols-[2rem_1fr]">
              <Icon name={icon} className="mt-1 size-5 text-brand-ink" />
              <p>
                <span className="font-semibold">{title}.</span>{' '}
                <span className="text-ink-muted">{description}</span>
              </p>
            </li>
          ))}
        </ul>
        <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-3 border-line border-y py-4">
          {stats.map(({ value, label }) => (
            <div key={label} className="flex items-baseline gap-2">
              <dd className="font-bold font-display text-2xl">{value}</dd>
              <dt className="text-ink-muted">
                <FigureLabel value={value}>{label}</FigureLabel>
              </dt>
            </div>
          ))}
        </dl>
        <Button className="mt-6 rounded-(--corner)" onClick={onTry}>
          Start a trial with {brand.name}
        </Button>
      </section>
    </div>
  );
}
