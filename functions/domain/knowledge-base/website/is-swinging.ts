import type { FactChange, WebsiteChanges } from '#shared/domain/knowledge/website-changes.ts';

/** Whether a change takes back what one of the last readings found: the page says something else each time. */
export function isSwinging(
  { group, page, before, after }: FactChange,
  earlier: readonly Pick<WebsiteChanges, 'facts'>[],
): boolean {
  return earlier.some(({ facts }) =>
    facts.some(
      (fact) =>
        fact.group === group &&
        fact.page.url === page.url &&
        fact.before?.value === after?.value &&
        fact.after?.value === before?.value,
    ),
  );
}
