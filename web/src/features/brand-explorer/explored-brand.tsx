import type { CSSProperties } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { describePrice, findTiers } from '#shared/domain/billing/pricing.ts';
import { makeBrandVariables } from '#web/brand/brand-variables.ts';
import { findBrandAddress } from '#web/lib/site/brand-address.ts';
import { usePlace } from '#web/lib/site/place.tsx';
import { EmailLink, PhoneLink } from '#web/ui/data/contact-links.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

/** Document 3 section 9. */
const featureLimit = 3;
const industryLimit = 4;
const linkStyle = 'underline underline-offset-4';

export function ExploredBrand({ brand }: { brand: Brand }) {
  const place = usePlace();
  const variables: CSSProperties = makeBrandVariables(brand);
  const hidden = brand.industryOptions.length - industryLimit;
  return (
    <li
      style={variables}
      className="overflow-hidden rounded-(--corner) border border-line bg-surface text-ink"
    >
      <div className="h-2 bg-brand" />
      <div className="grid gap-8 p-6 lg:grid-cols-[1.3fr_1fr_1fr]">
        <div>
          <h2 className="font-display text-2xl">{brand.name}</h2>
          <p className="font-quote text-brand-ink text-lg italic">{brand.tagline}</p>
          <p className="mt-3 text-ink-muted">{brand.description}</p>
          <p className="mt-5 flex flex-wrap gap-4">
            <SiteLink
              to={findBrandAddress(brand, place)}
              className="inline-flex min-h-11 items-center rounded-(--corner) bg-brand px-4 font-semibold text-on-brand hover:bg-brand-hover"
            >
              Visit<span className="sr-only"> {brand.name}</span>
            </SiteLink>
            <a
              href={`https://${brand.domain}/`}
              target="_blank"
              rel="noopener noreferrer"
              className={`inline-flex min-h-11 items-center ${linkStyle}`}
            >
              {brand.domain}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </p>
        </div>
        <div>
          <h3 className="font-semibold text-base">Features</h3>
          <ul className="mt-2 space-y-1.5">
            {brand.features.items.slice(0, featureLimit).map(({ title, description }) => (
              <li key={title}>
                <span className="font-semibold">{title}.</span>{' '}
                <span className="text-ink-muted">{description}</span>
              </li>
            ))}
          </ul>
          <h3 className="mt-5 font-semibold text-base">Industries</h3>
          <p className="mt-1 text-ink-muted">
            {brand.industryOptions.slice(0, industryLimit).join(', ')}
            {hidden > 0 && ` and ${hidden} more`}
          </p>
        </div>
        <Offer brand={brand} />
      </div>
    </li>
  );
}

function Offer({ brand: { pricingModel, contact } }: { brand: Brand }) {
  return (
    <div>
      <h3 className="font-semibold text-base">Pricing</h3>
      <ul className="mt-2 space-y-1">
        {findTiers(pricingModel).map((tier) => (
          <li key={tier.id} className="flex justify-between gap-4">
            <span>{tier.name}</span>
            <span className="whitespace-nowrap text-ink-muted">{describePrice(tier)}</span>
          </li>
        ))}
      </ul>
      <h3 className="mt-5 font-semibold text-base">Contact</h3>
      <p className="mt-1">
        <PhoneLink phone={contact.phone} className={linkStyle} />
        <br />
        <EmailLink email={contact.email} className={linkStyle} />
      </p>
    </div>
  );
}
