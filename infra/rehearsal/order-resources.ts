import type { Fault } from './fault.ts';
import { type AssembledStack, isRecord, pathOf } from './template.ts';

type Ordered = {
  /** Logical ids in an order of creation. */
  order: readonly string[];
  /** All resources that exist before one. */
  before: ReadonlyMap<string, ReadonlySet<string>>;
  faults: readonly Fault[];
};

const inSubstitution = /\$\{(?!!)([^}.]+)[^}]*\}/g;

/** Sorts a stack's resources as CloudFormation creates them. */
export function orderResources({ name, template }: AssembledStack): Ordered {
  const { Resources, Parameters } = template;
  const faults: Fault[] = [];
  const direct = new Map(
    Object.entries(Resources).map(([id, resource]) => {
      const where = pathOf(name, id, resource);
      const named = [...listReferences(resource.Properties), ...resource.DependsOn];
      for (const target of new Set(named)) {
        if (target in Resources || target in Parameters || target.startsWith('AWS::')) continue;
        faults.push({
          where,
          problem: `refers to ${target}, which the template does not hold`,
          remedy: 'Share the value between the stacks, or remove the reference.',
        });
      }
      return [id, new Set(named.filter((target) => target in Resources))];
    }),
  );
  const before = new Map<string, ReadonlySet<string>>();
  const order: string[] = [];
  const waiting = new Set(direct.keys());
  while (waiting.size) {
    const ready = [...waiting].filter((id) => [...(direct.get(id) ?? [])].every((it) => !waiting.has(it)));
    if (!ready.length) {
      faults.push({
        where: name,
        problem: `circular dependency among ${[...waiting].slice(0, 8).join(', ')}`,
        remedy: 'Let one of them refer to the other by a name that is known beforehand.',
      });
      break;
    }
    for (const id of ready) {
      const own = direct.get(id) ?? new Set();
      before.set(id, new Set([...own, ...[...own].flatMap((it) => [...(before.get(it) ?? [])])]));
      order.push(id);
      waiting.delete(id);
    }
  }
  return { order, before, faults };
}

/** Logical ids that a template's value names. */
function listReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listReferences);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'Ref' && typeof inner === 'string') return [inner];
    if (key === 'Fn::GetAtt') {
      const [target] = Array.isArray(inner) ? inner : String(inner).split('.');
      return [String(target)];
    }
    if (key !== 'Fn::Sub') return listReferences(inner);
    const [text, own] = Array.isArray(inner) ? inner : [inner, {}];
    const named = [...String(text).matchAll(inSubstitution)].map(([, target = '']) => target);
    return [...named.filter((it) => !isRecord(own) || !(it in own)), ...listReferences(own)];
  });
}
