/** Whether the reader prefers reduced motion; false when rendering without a browser. */
export function prefersLessMotion(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
