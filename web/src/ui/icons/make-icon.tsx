import type { ReactNode } from 'react';

/** An icon beside words that say the same: nothing reads it out. */
export type IconComponent = (props: { className?: string | undefined }) => ReactNode;

/** Draws strokes in the color of the text; `className` gives the size. */
export function makeIcon(name: string, path: string): IconComponent {
  return ({ className }) => (
    <svg
      className={`lucide-${name} ${className ?? ''}`}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={path} />
    </svg>
  );
}
