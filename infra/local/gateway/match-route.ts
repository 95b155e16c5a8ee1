import { type ListedRoute, listRoutes } from '#shared/contract/index.ts';

const countSegments = (path: string) => path.split('/').length;
/** By the number of their segments, because a parameter is one segment. */
const matchers = Map.groupBy(
  listRoutes().map((listed) => ({ listed, pattern: toPattern(listed.route.path) })),
  ({ listed }) => countSegments(listed.route.path),
);

/**
 * Finds a request's route like API Gateway: literal segments before parameters. A function URL gets every method.
 * Undefined when there is none.
 */
export function matchRoute(
  method: string,
  path: string,
): { listed: ListedRoute; pathParameters: Record<string, string> } | undefined {
  const [best] = (matchers.get(countSegments(path)) ?? [])
    .filter(({ listed: { route } }) => route.streams || route.method === method)
    .flatMap(({ listed, pattern }) => {
      const found = pattern.exec(path);
      return found ? [{ listed, pathParameters: decodeAll(found.groups ?? {}) }] : [];
    })
    .sort((a, b) => countParameters(a.listed) - countParameters(b.listed));
  return best;
}

function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

const countParameters = ({ route }: ListedRoute): number => route.path.split('{').length - 1;

function decodeAll(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]));
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
