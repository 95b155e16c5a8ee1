import { ArrowRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { makeBrandVariables } from '#web/brand/brand-variables.ts';
import { findBrandAddress } from '#web/lib/site/brand-address.ts';
import { usePlace } from '#web/lib/site/place.tsx';
import { IllustrativeLabel } from '#web/ui/data/illustrative-label.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

/** Every edition in its own colours; their fonts load on their own pages: document 1 section 2, "Choose your industry-specific solution". */
export function BrandDirectory({ editions }: { editions: readonly Brand[] }) {
  return (
    <section id="editions" aria-labelledby="editions-title" className="page-width py-16">
      <h2 id="editions-title" className="text-title">
        Choose your industry-specific solution
      </h2>
      <ul className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {editions.map((edition) => (
          <EditionCard key={edition.id} edition={edition} />
        ))}
      </ul>
    </section>
  );
}

function EditionCard({ edition }: { edition: Brand }) {
  const place = usePlace();
  const { '--display-font': _ownFont, ...colors } = makeBrandVariables(edition);
  const variables: CSSProperties = colors;
  return (
    <li
      style={variables}
      className={`paper paper-${edition.look.paper} flex flex-col rounded-(--corner) text-ink`}
    >
      <h3 className="font-display text-2xl leading-8 tracking-tight">{edition.name}</h3>
      <p className="font-quote text-brand-ink text-lg italic leading-8">{edition.tagline}</p>
      <div className="paper-slip flex flex-1 flex-col">
        <p className="flex-1 text-ink-muted">{edition.description}</p>
        <dl className="mt-5 space-y-1 border-line border-t pt-4">
          {edition.stats.map(({ value, label }) => (
            <div key={label} className="flex items-baseline gap-2">
              <dd className="w-16 shrink-0 font-bold font-display">{value}</dd>
              <dt className="text-ink-muted">
                <IllustrativeLabel value={value}>{label}</IllustrativeLabel>
              </dt>
            </div>
          ))}
        </dl>
        <SiteLink
          // The hub's own card would only show this page again.
          // The hub's own card would only show this page again.
          to={`${findBrandAddress(edition, place)}${edition.isHub ? '#trial-signup' : ''}`}
          className="mt-5 inline-flex min-h-11 items-center gap-2 self-start rounded-(--corner) bg-brand px-4 py-2 font-semibold text-on-brand hover:bg-brand-hover"
        >
          Get Started Today
          <span className="sr-only"> with {edition.name}</span>
          <ArrowRight aria-hidden="true" className="size-4" />
        </SiteLink>
      </div>
    </li>
  );
}
