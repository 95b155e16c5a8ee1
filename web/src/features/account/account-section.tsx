import type { ReactNode } from 'react';

type AccountSectionProps = { id: string; title: string; children: ReactNode };

export function AccountSection({ id, title, children }: AccountSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-lg border border-line bg-surface p-6 sm:p-8">
      <h2 id={`${id}-title`} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
