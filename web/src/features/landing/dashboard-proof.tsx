import type { Brand } from '#shared/brands/brand.ts';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

/** The dashboard as it is, with a sample: `npm run screens` draws the pictures. */
const picture = { width: 720, height: 700 };

type DashboardProofProps = { brand: Brand; sampleAddress: string };

/** What the owner sees of it, beside a picture of the real dashboard. */
export function DashboardProof({ brand, sampleAddress }: DashboardProofProps) {
  const { words, demo } = brand;
  return (
    <section
      aria-labelledby="dashboard-title"
      className="page-width grid items-center gap-x-16 gap-y-8 pb-16 lg:grid-cols-[1fr_1.2fr]"
    >
      <div>
        <h2 id="dashboard-title" className="text-title">
          See what your visitors ask
        </h2>
        <p className="mt-4 text-ink-muted text-lead">
          Every conversation with its sources, every question that your website didn’t answer, and every
          message that was left for you.
        </p>
        <SiteLink
          to={sampleAddress}
          className="mt-4 inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4"
        >
          Open the sample dashboard
        </SiteLink>
      </div>
      <figure>
        <img
          src={`/pictures/dashboard-${brand.id}.webp`}
          alt={`Dashboard of ${demo.siteName}: totals, recent chats and tabs for history and analytics`}
          {...picture}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-lg border border-line"
        />
        <figcaption className="mt-3 text-ink-muted text-sm">
          The dashboard with sample data. The {words.organisation} is invented.
        </figcaption>
      </figure>
    </section>
  );
}
