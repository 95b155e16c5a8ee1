import type { ComponentProps } from 'react';

type ScrollRegionProps = Omit<ComponentProps<'section'>, 'tabIndex'> & { 'aria-label': string };

/** Something wider than the page, such as a table, that scrolls sideways by itself: by keyboard too (WCAG 2.1.1). */
export function ScrollRegion({ className = '', ...props }: ScrollRegionProps) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  return <section tabIndex={0} className={`overflow-x-auto ${className}`} {...props} />;
}
