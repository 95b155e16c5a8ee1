const mostNames = 5;

/** The first names of many, and how many more there are. */
export function listNames(names: readonly string[]): string {
  const rest = names.length - mostNames;
  return [...names.slice(0, mostNames), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}
