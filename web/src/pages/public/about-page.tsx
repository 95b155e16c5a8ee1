import { company } from '#shared/brands/company.ts';
import { brands } from '#shared/brands/index.ts';
import { PublicLayout } from '#web/layouts/site/public-layout.tsx';
import { findBrandAddress } from '#web/lib/site/brand-address.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { usePlace } from '#web/lib/site/place.tsx';
import { EmailLink, PhoneLink } from '#web/ui/data/contact-links.tsx';
import { FigureLabel, FigureNote } from '#web/ui/data/figure-note.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

const research = [
  { value: '95%', label: 'of websites create accessibility barriers' },
  { value: '79%', label: 'of visitors abandon sites that are hard to use' },
  { value: '$1.2T', label: 'is lost annually' },
];

/** Document 3 section 2, "About page". */
export function AboutPage({ brand, links }: PageProps) {
  const place = usePlace();
  return (
    <PublicLayout brand={brand} links={links}>
      <article className="page-width py-14">
        <h1 className="max-w-4xl text-display">People should be able to ask</h1>
        <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[1.4fr_1fr]">
          <div className="max-w-[62ch] space-y-5 text-lead">
            <p>
              For thirty years organizations have answered questions by publishing pages and hoping that
              somebody finds the right one. Most visitors do not. They leave, or they call.
            </p>
            <p>
              Our mission is plain: whatever an organization has written down for the public, anyone should be
              able to hear by asking, at any hour, in their own words, with the source beside the answer.
            </p>
            <p>
              {brand.name} does that for {brand.targetAudience.toLowerCase()}. Every answer comes with its
              source. Where a website is silent, it says so and offers a person.
            </p>
          </div>
          <dl className="space-y-6 self-start border-brand border-l-4 pl-6">
            {research.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="text-ink-muted">
                  <FigureLabel value={value}>{label}</FigureLabel>
                </dt>
                <dd className="font-bold font-display text-4xl tracking-tight">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <section aria-labelledby="solutions-title" className="mt-16">
          <h2 id="solutions-title" className="text-title">
            One engine, six trades
          </h2>
          <ul className="mt-6 divide-y divide-line border-line border-y">
            {Object.values(brands).map((edition) => (
              <li key={edition.id} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[14rem_1fr]">
                <SiteLink
                  to={findBrandAddress(edition, place)}
                  className="font-display font-semibold text-xl underline decoration-line underline-offset-4 hover:decoration-current"
                  label={edition.name}
                />
                <p className="max-w-[68ch] text-ink-muted">{edition.description}</p>
              </li>
            ))}
          </ul>
        </section>
        <Places links={links} />
        <FigureNote />
      </article>
    </PublicLayout>
  );
}

/** Where the company is, and how the press reaches it. */
function Places({ links }: Pick<PageProps, 'links'>) {
  return (
    <section aria-labelledby="where-title" className="mt-16 grid gap-8 sm:grid-cols-2">
      <div>
        <h2 id="where-title" className="text-2xl">
          Headquarters
        </h2>
        <address className="mt-2 text-ink-muted not-italic">
          {company.name}
          {company.addressLines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <PhoneLink phone={company.phone} className="underline underline-offset-4" />
        </address>
      </div>
      <div>
        <h2 className="text-2xl">Media contact</h2>
        <p className="mt-2 text-ink-muted">
          Journalists reach us at{' '}
          <EmailLink email={company.mediaEmail} className="underline underline-offset-4" /> or through the{' '}
          <SiteLink to={links.contact} className="underline underline-offset-4" label="contact form" />.
        </p>
      </div>
    </section>
  );
}
