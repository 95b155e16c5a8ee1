import type { ComponentProps } from 'react';

type ScrollRegionProps = Omit<ComponentProps<'section'>, 'tabIndex'> & { 'aria-label': string };

/**
 * Something wider than the page, such as a table, that scrolls sideways by itself: by keyboard too (WCAG 2.1.1). Positioned, or
 * hidden labels inside would widen the page.
 */
export function ScrollRegion({ className = '', ...props }: ScrollRegionProps) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  return <section tabIndex={0} className={`relative overflow-x-auto ${className}`} {...props} />;
}
