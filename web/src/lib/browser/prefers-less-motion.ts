/** Whether the reader's system asks for less motion. False where there is no reader yet. */
export function prefersLessMotion(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
