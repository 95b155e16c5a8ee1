import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { brands } from '#shared/brands/index.ts';
import { api } from '#web/lib/api/api.ts';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import { findBrandAddress } from '#web/lib/site/brand-address.ts';
import { usePlace } from '#web/lib/site/place.tsx';
import { EmailLink, PhoneLink } from '#web/ui/data/contact-links.tsx';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { classifyError, describeError } from './classify-error.ts';
import { ServiceStatus } from './service-status.tsx';
import { useRecovery } from './use-recovery.ts';

type ErrorScreenProps = {
  error: unknown;
  brand: Brand;
  componentStack?: string | undefined;
  recover?: () => unknown;
};

/** The full-page error screen of document 1 sections 4 and 8. Reports the error once. */
export function ErrorScreen({ error, brand, componentStack, recover }: ErrorScreenProps) {
  const message = describeError(error);
  const { type, description, code } = classifyError(message, window.location.pathname);
  const [occurredAt] = useState(() => new Date());
  const { isRetrying, retry } = useRecovery(type, recover);
  const isReported = useErrorReport({ error, message, type, code, occurredAt, componentStack });
  usePageTitle('Something went wrong');
  return (
    <main className="mx-auto w-full max-w-2xl px-4 py-12 sm:py-20">
      <div role="alert">
        <h1 className="text-title">Oops! Something went wrong</h1>
        <p className="mt-3 text-lead">{description}</p>
      </div>
      <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-ink-muted">
        <dt>Type</dt>
        <dd>{type}</dd>
        <dt>Code</dt>
        <dd>{code}</dd>
        <dt>Time</dt>
        <dd>{occurredAt.toLocaleString('en-US')}</dd>
      </dl>
      {isReported && (
        <p role="status" className="mt-4 text-success-ink">
          Error automatically reported to our team. We're working on a fix.
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={retry} disabled={isRetrying} label={isRetrying ? 'Retrying...' : 'Try Again'} />
        <Button variant="secondary" onClick={() => window.history.back()} label="Go Back" />
        <a href="/" className={buttonStyle({ variant: 'secondary' })}>
          Home
        </a>
      </div>
      <ServiceStatus />
      <QuickLinks />
      <p className="mt-8 text-ink-muted">
        Support: <PhoneLink phone={brand.contact.phone} className="underline" /> ·{' '}
        <EmailLink email={brand.contact.email} className="underline" />
      </p>
    </main>
  );
}

type ErrorReport = ReturnType<typeof classifyError> & {
  error: unknown;
  message: string;
  occurredAt: Date;
  componentStack: string | undefined;
};

/** Reports an error once; whether the report has arrived. */
function useErrorReport({
  error,
  message,
  type,
  code,
  occurredAt,
  componentStack,
}: Omit<ErrorReport, 'description'>) {
  const { origin, pathname } = window.location;
  const { mutate: report, isSuccess: isReported } = useMutation(
    api.system.reportError.mutation({ isQuiet: true }),
  );
  const hasReported = useRef(false);
  useEffect(() => {
    if (hasReported.current) return;
    hasReported.current = true;
    report(
      {
        error: {
          type,
          message: message.slice(0, 2000),
          code,
          timestamp: occurredAt.toISOString(),
          // Queries may hold what was typed, and mailed links have their secrets after `#`.
          url: (origin + pathname).slice(0, 2048),
          userAgent: navigator.userAgent.slice(0, 400),
          ...(error instanceof Error && { name: error.name, stack: error.stack?.slice(0, 8000) }),
          ...(componentStack && { componentStack: componentStack.slice(0, 8000) }),
        },
      },
      { onError: (cause) => console.warn('The error could not be reported.', cause) },
    );
  }, [report, error, message, type, code, occurredAt, componentStack, origin, pathname]);
  return isReported;
}

function QuickLinks() {
  const place = usePlace();
  const quickLinks = [
    { href: '/', title: 'Home' },
    { href: '/user/login', title: 'Sign In' },
    { href: '/contact', title: 'Contact' },
    ...Object.values(brands).map((edition) => ({
      href: findBrandAddress(edition, place),
      title: edition.name,
    })),
  ];
  return (
    <nav aria-label="Quick links" className="mt-8">
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {quickLinks.map(({ href, title }) => (
          <li key={href}>
            <a href={href} className="underline underline-offset-4">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
