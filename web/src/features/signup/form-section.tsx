import { type ReactNode, useId } from 'react';

/** A titled group of fields. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="space-y-4 sm:space-y-5">
      <h3 id={titleId} className="border-line border-b pb-1 text-lg tracking-tight sm:pb-2 sm:text-xl">
        {title}
      </h3>
      {children}
    </section>
  );
}
