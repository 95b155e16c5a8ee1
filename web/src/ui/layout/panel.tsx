import type { ReactNode } from 'react';

/** A titled section of a settings page. */
export function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-lg border border-line bg-surface p-6 sm:p-8">
      <h2 id={`${id}-title`} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
