import type { ComponentProps } from 'react';

type ScrollRegionProps = Omit<ComponentProps<'section'>, 'tabIndex'> & { 'aria-label': string };

/**
 * Content wider than the page, such as a table, that scrolls sideways, also by keyboard (WCAG 2.1.1). Positioned, so
 * that hidden labels inside do not widen the page.
 */
export function ScrollRegion({ className = '', ...props }: ScrollRegionProps) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
  return <section tabIndex={0} className={`relative overflow-x-auto ${className}`} {...props} />;
}
