import { dataSafety } from '#shared/brands/data-safety.ts';
import type { SiteLinks } from '#web/lib/site/site-links.ts';
import { Icon } from '#web/ui/data/icon.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

const linkStyle = 'underline underline-offset-4';

export function DataSafety({ links }: { links: SiteLinks }) {
  return (
    <p className="mt-6 grid sm:mt-8 grid-cols-[2rem_1fr] border-line border-t pt-6 text-ink-muted">
      <Icon name="lock" className="mt-1 size-5 text-brand-ink" />
      <span>
        {dataSafety} Read our{' '}
        <SiteLink to={links.legal('privacy')} className={linkStyle} label="privacy policy" /> and{' '}
        <SiteLink to={links.legal('dpa')} className={linkStyle} label="data processing agreement" />.
      </span>
    </p>
  );
}
