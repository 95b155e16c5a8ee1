import { PublicLayout } from '#web/layouts/public-layout.tsx';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import type { PageProps } from './page.ts';

export function UnknownAssistant({ brand, links }: PageProps) {
  usePageTitle('This assistant does not exist');
  return (
    <PublicLayout brand={brand} links={links}>
      <div className="page-width py-20">
        <h1 className="text-title">This assistant does not exist</h1>
        <p className="mt-4 max-w-2xl text-ink-muted text-lead">
          The address may have been cut short when it was copied. Ask whoever sent it to you for the whole
          link.
        </p>
        <a href={`${links.home}#trial-signup`} className={`${buttonStyle()} mt-8`}>
          Build your own
        </a>
      </div>
    </PublicLayout>
  );
}
