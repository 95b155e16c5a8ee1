import type { CSSProperties } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { makeBrandVariables } from '#web/brand/brand-variables.ts';
import { findBrandAddress } from '#web/lib/site/brand-address.ts';
import { usePlace } from '#web/lib/site/place.tsx';
import { FigureLabel } from '#web/ui/data/figure-note.tsx';
import { ArrowRight } from '#web/ui/icons/icons.ts';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

/** Every edition in its own colours; their fonts load on their own pages. */
export function BrandDirectory({ editions }: { editions: readonly Brand[] }) {
  return (
    <ul className="mt-5 grid gap-4 max-md:-mx-4 max-md:snap-x max-md:auto-cols-[min(85%,20rem)] max-md:grid-flow-col max-md:overflow-x-auto max-md:px-4 max-md:pb-3 sm:mt-8 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
      {editions.map((edition) => (
        <EditionCard key={edition.id} edition={edition} />
      ))}
    </ul>
  );
}

function EditionCard({ edition }: { edition: Brand }) {
  const place = usePlace();
  const { '--display-font': _ownFont, ...colors } = makeBrandVariables(edition);
  const variables: CSSProperties = colors;
  return (
    <li
      style={variables}
      className={`paper paper-${edition.look.paper} flex flex-col rounded-(--corner) text-ink max-md:snap-center`}
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
                <FigureLabel value={value}>{label}</FigureLabel>
              </dt>
            </div>
          ))}
        </dl>
        <SiteLink
          // The hub's own card would only show this page again.
          to={`${findBrandAddress(edition, place)}${edition.isHub ? '#trial-signup' : ''}`}
          className="mt-5 inline-flex min-h-11 items-center gap-2 self-start rounded-(--corner) bg-brand px-4 py-2 font-semibold text-on-brand hover:bg-brand-hover"
        >
          Get Started Today
          <span className="sr-only"> with {edition.name}</span>
          <ArrowRight className="size-4" />
        </SiteLink>
      </div>
    </li>
  );
}
