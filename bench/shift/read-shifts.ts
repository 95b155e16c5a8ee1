import type { Page } from 'playwright-core';

/** How far a page has shifted since it opened, and the texts of what moved most. */
export async function readShifts(page: Page): Promise<{ shift: number; largest: string }> {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ value: number; moved: string }[]>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(
            list.getEntries().map((entry) => ({
              value: 'value' in entry ? Number(entry.value) : 0,
              moved:
                'sources' in entry && Array.isArray(entry.sources)
                  ? entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')
                  : '',
            })),
          ),
        );
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve([]), 500);
      }),
  );
  const [largest] = shifts.toSorted((one, other) => other.value - one.value);
  return { shift: shifts.reduce((sum, { value }) => sum + value, 0), largest: largest?.moved ?? '' };
}
