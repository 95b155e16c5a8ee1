/** The parameters of a path that fits a pattern such as `/gptsite/:conversionId`; undefined when it does not. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const expected = splitPath(pattern);
  const actual = splitPath(path);
  if (expected.length !== actual.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = actual[index] ?? '';
    if (segment.startsWith(':')) parameters[segment.slice(1)] = value;
    else if (segment.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return parameters;
}

function splitPath(path: string): string[] {
  return path.split('/').filter(Boolean);
}
