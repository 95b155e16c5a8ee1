/** One file importing another, both as paths from the root of the repository. */
export type Import = { from: string; to: string };

/** Siblings that import each other in a circle, with one import for each step. */
export type FolderCircle = { parent: string; members: string[]; imports: Import[] };

/**
 * Import circles among sibling folders and files, each import counted where its paths diverge: `domain/chat/a.ts` →
 * `domain/mail/b.ts` is `chat` → `mail` inside `domain`.
 */
export function findFolderCircles(imports: readonly Import[]): FolderCircle[] {
  const levels = Map.groupBy(imports.flatMap(toSiblings), ({ parent }) => parent);
  return [...levels].flatMap(([parent, siblings]) => findCircles(parent, siblings));
}

type Siblings = { parent: string; from: string; to: string; cause: Import };

function toSiblings(cause: Import): Siblings[] {
  const from = cause.from.split('/');
  const to = cause.to.split('/');
  const depth = from.findIndex((name, at) => name !== to[at]);
  const [fromName, toName] = [from[depth], to[depth]];
  if (fromName === undefined || toName === undefined) return [];
  return [{ parent: from.slice(0, depth).join('/'), from: fromName, to: toName, cause }];
}

function findCircles(parent: string, siblings: readonly Siblings[]): FolderCircle[] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of siblings) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const reach = new Map([...targets.keys()].map((name) => [name, reachFrom(name, targets)]));
  const left = new Set([...targets.keys()].filter((name) => reach.get(name)?.has(name)));
  const circles: FolderCircle[] = [];
  for (const name of left) {
    const members = [...left].filter((other) => reach.get(name)?.has(other) && reach.get(other)?.has(name));
    for (const member of members) left.delete(member);
    const inside = siblings.filter(({ from, to }) => members.includes(from) && members.includes(to));
    const steps = new Map(inside.map(({ from, to, cause }) => [`${from} ${to}`, cause]));
    circles.push({ parent, members: members.toSorted(), imports: [...steps.values()] });
  }
  return circles;
}

function reachFrom(start: string, targets: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(targets.get(start) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(targets.get(next) ?? []));
  }
  return reached;
}
