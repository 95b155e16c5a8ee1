import type { BoundaryRule } from './boundary-rules.ts';
import type { ModuleImport } from './list-imports.ts';

/** An import that a rule forbids. */
export type Breach = { rule: string; from: string; to: string };

/** What each rule finds among all imports. */
export function judgeImports(rules: readonly BoundaryRule[], imports: readonly ModuleImport[]): Breach[] {
  const graph = drawGraph(imports);
  return rules.flatMap((rule) => findBreaches(rule, imports, graph));
}

type Graph = ReadonlyMap<string, readonly string[]>;

function drawGraph(imports: readonly ModuleImport[]): Graph {
  const files = imports.filter(({ to }) => to.kind === 'file');
  const byModule = Map.groupBy(files, ({ from }) => from);
  return new Map([...byModule].map(([from, steps]) => [from, steps.map(({ to }) => to.path)]));
}

function findBreaches(rule: BoundaryRule, imports: readonly ModuleImport[], graph: Graph): Breach[] {
  const concerned = imports.filter(({ from }) => matches(from, rule.from.path, rule.from.pathNot));
  const toBreach = ({ from, to }: ModuleImport) => ({ rule: rule.name, from, to: to.path });
  if (rule.to.reachable) {
    const sources = new Set(concerned.map(({ from }) => from));
    return [...sources].flatMap((from) =>
      [...reachFrom(from, graph)]
        .filter((to) => matches(to, rule.to.path, rule.to.pathNot))
        .map((to) => ({ rule: rule.name, from, to })),
    );
  }
  if (rule.to.circular) {
    const left = withoutEnds(graph);
    return concerned
      .filter(({ from, to }) => left.has(from) && left.has(to.path) && reachFrom(to.path, left).has(from))
      .map(toBreach);
  }
  return concerned
    .filter(({ to }) => rule.to.kinds?.includes(to.kind) ?? true)
    .filter(({ from, to }) => {
      const groups = new RegExp(rule.from.path ?? '').exec(from) ?? [];
      const fill = (pattern: string | undefined) => pattern?.replace('$1', groups[1] ?? '');
      return matches(to.path, fill(rule.to.path), fill(rule.to.pathNot));
    })
    .map(toBreach);
}

function matches(path: string, wanted: string | undefined, unwanted: string | undefined): boolean {
  if (wanted !== undefined && !new RegExp(wanted).test(path)) return false;
  return unwanted === undefined || !new RegExp(unwanted).test(path);
}

/** The graph without modules that import nothing of it, again and again: what is left leads into circles. */
function withoutEnds(graph: Graph): Graph {
  const left = new Map([...graph].map(([from, to]) => [from, to.filter((path) => graph.has(path))]));
  const ends = [...left].filter(([, to]) => to.length === 0).map(([from]) => from);
  if (ends.length === 0) return left;
  for (const end of ends) left.delete(end);
  return withoutEnds(left);
}

/** A module itself, and all that it imports over any number of steps. */
function reachFrom(start: string, graph: Graph): Set<string> {
  const reached = new Set([start]);
  for (const module of reached) for (const next of graph.get(module) ?? []) reached.add(next);
  return reached;
}
