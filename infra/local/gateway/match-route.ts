import { type ListedRoute, listRoutes } from '#shared/contract/index.ts';

export type Match =
  | { kind: 'found'; listed: ListedRoute; pathParameters: Record<string, string> }
  | { kind: 'wrong-method'; allowed: string[] }
  | { kind: 'unknown' };

const countSegments = (path: string) => path.split('/').length;
/** By the number of their segments, because a parameter is one segment. */
const matchers = Map.groupBy(
  listRoutes().map((listed) => ({ listed, pattern: toPattern(listed.route.path) })),
  ({ listed }) => countSegments(listed.route.path),
);

/** Finds a request's route like API Gateway: literal segments before parameters. */
export function matchRoute(method: string, path: string): Match {
  const candidates = (matchers.get(countSegments(path)) ?? []).flatMap(({ listed, pattern }) => {
    const found = pattern.exec(path);
    return found ? [{ listed, pathParameters: decodeAll(found.groups ?? {}) }] : [];
  });
  if (!candidates.length) return { kind: 'unknown' };
  const matching = candidates
    .filter(({ listed }) => listed.route.method === method)
    .sort((a, b) => countParameters(a.listed) - countParameters(b.listed));
  const [best] = matching;
  if (!best) return { kind: 'wrong-method', allowed: candidates.map(({ listed }) => listed.route.method) };
  return { kind: 'found', ...best };
}

function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

function countParameters({ route }: ListedRoute): number {
  return route.path.split('{').length - 1;
}

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
