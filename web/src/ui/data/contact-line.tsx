import type { ReactNode } from 'react';

type ContactLineProps = { icon: ReactNode; name: string; children: ReactNode };

/** One way to get in touch, with an icon whose name is read to screen readers. */
export function ContactLine({ icon, name, children }: ContactLineProps) {
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className="mt-0.5 shrink-0 text-brand-ink [&>svg]:size-5">
        {icon}
      </span>
      <span className="sr-only">{name}: </span>
      <span dir="auto" className="min-w-0 text-start">
        {children}
      </span>
    </li>
  );
}
