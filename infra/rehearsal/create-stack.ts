import type { Fault } from './fault.ts';
import { imagineAttribute, imagineRef } from './imagine-resource.ts';
import { orderResources } from './order-resources.ts';
import { noValue, resolveValue, type Scope, Unresolved } from './resolve-value.ts';
import type { ResourceSchemas } from './resource-schemas.ts';
import { type AssembledStack, type CreatedResource, isRecord, pathOf } from './template.ts';

export type Creation = {
  schemas: ResourceSchemas;
  account: string;
  /** Texts in Systems Manager that this stack can rely on. */
  stored: ReadonlyMap<string, string>;
  /** What the parent passes to a nested stack. */
  given?: Readonly<Record<string, unknown>>;
};

type Created = { resources: CreatedResource[]; outputs: Record<string, unknown>; faults: Fault[] };

const partition = 'aws';
const nestedStack = 'AWS::CloudFormation::Stack';
const storedValue = 'AWS::SSM::Parameter::Value<';
/** Attributes of their own making. */
const isCustom = (type: string) =>
  type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource';

/** Creates a stack's resources in order, as far as that is possible without an account. */
export function createStack(stack: AssembledStack, creation: Creation): Created {
  const { name, template, region, nested } = stack;
  const { order, before, faults: faultsOfOrder } = orderResources(stack);
  const faults: Fault[] = [...faultsOfOrder];
  const created = new Map<string, CreatedResource>();
  const inner: CreatedResource[] = [];
  const nestedOutputs = new Map<string, Record<string, unknown>>();
  const surroundings = { partition, account: creation.account, region };
  const parameters = resolveParameters(stack, creation, faults);
  const pseudo: Readonly<Record<string, unknown>> = {
    'AWS::Partition': partition,
    'AWS::AccountId': creation.account,
    'AWS::Region': region,
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': name,
    'AWS::StackId': `arn:${partition}:cloudformation:${region}:${creation.account}:stack/${name}/0`,
    'AWS::NoValue': noValue,
  };
  const scope: Scope = {
    ref(target) {
      if (target in pseudo) return pseudo[target];
      if (parameters.has(target)) return parameters.get(target);
      const resource = created.get(target);
      if (!resource) throw new Unresolved(`refers to ${target}, which does not exist by then`);
      return resource.ref;
    },
    attribute(target, attribute) {
      const resource = created.get(target);
      if (!resource) throw new Unresolved(`refers to ${target}, which does not exist by then`);
      if (isCustom(resource.type)) return `${target}.${attribute}`;
      const outputs = nestedOutputs.get(target);
      if (outputs) {
        const { [attribute.replace(/^Outputs\./, '')]: output } = outputs;
        if (output === undefined)
          throw new Unresolved(`reads ${attribute} of ${target}, which has no such output`);
        return output;
      }
      const schema = creation.schemas.find(resource.type);
      const published = schema?.attributes[attribute] ?? schema?.properties[attribute];
      if (!published) throw new Unresolved(`reads ${attribute}, which ${resource.type} does not publish`);
      return imagineAttribute({ ...resource, schema, surroundings }, attribute, published.type);
    },
    mapping(map, key, field) {
      const value = template.Mappings[map]?.[key]?.[field];
      if (value === undefined)
        throw new Unresolved(`finds nothing in the mapping ${map} at ${key}, ${field}`);
      return value;
    },
  };
  const resolve = (value: unknown, where: string): unknown => {
    try {
      return resolveValue(value, scope);
    } catch (error) {
      if (!(error instanceof Unresolved)) throw error;
      faults.push({ where, problem: error.message, remedy: 'Refer to what exists, by a published name.' });
      return undefined;
    }
  };
  for (const id of order) {
    const resource = template.Resources[id];
    if (!resource) continue;
    const path = pathOf(name, id, resource);
    const properties: Record<string, unknown> = {};
    for (const [property, value] of Object.entries(resource.Properties)) {
      const resolved = resolve(value, `${path} ${property}`);
      if (resolved !== undefined && resolved !== noValue) properties[property] = resolved;
    }
    const { 'aws:asset:path': asset } = resource.Metadata;
    const schema = creation.schemas.find(resource.Type);
    created.set(id, {
      ...{ stack: name, id, path, type: resource.Type, properties },
      ref: imagineRef({ schema, stack: name, id, properties, surroundings }),
      ...(typeof asset === 'string' ? { asset } : {}),
      after: before.get(id) ?? new Set(),
    });
    const child = nested[id];
    if (resource.Type !== nestedStack || !child) continue;
    const given = isRecord(properties.Parameters) ? properties.Parameters : {};
    const below = createStack(child, { ...creation, given });
    inner.push(...below.resources);
    faults.push(...below.faults);
    nestedOutputs.set(id, below.outputs);
  }
  const outputs = Object.fromEntries(
    Object.entries(template.Outputs).map(([id, { Value }]) => [id, resolve(Value, `${name} output ${id}`)]),
  );
  return { resources: [...created.values(), ...inner], outputs, faults };
}

function resolveParameters(
  { name, template, dependencies }: AssembledStack,
  { stored, given = {} }: Creation,
  faults: Fault[],
): ReadonlyMap<string, unknown> {
  for (const passed of Object.keys(given))
    if (!(passed in template.Parameters))
      faults.push({
        where: name,
        problem: `gets the parameter ${passed}, which it does not declare`,
        remedy: 'Declare it in the nested stack, or do not pass it.',
      });
  return new Map(
    Object.entries(template.Parameters).flatMap(([parameter, { Type, Default }]) => {
      const value = given[parameter] ?? Default;
      const where = `${name} parameter ${parameter}`;
      if (value === undefined) {
        faults.push({ where, problem: 'has no value', remedy: 'Pass it, or give it a default.' });
        return [];
      }
      if (!Type.startsWith(storedValue)) return [[parameter, value] as const];
      const text = stored.get(String(value));
      if (text === undefined) {
        faults.push({
          where,
          problem: `reads ${value}, which no stack before it writes (before it: ${dependencies.join(', ') || 'none'})`,
          remedy: 'Let the stack depend on the one that writes it: SharedValues.read does.',
        });
        return [];
      }
      return [[parameter, Type.includes('List<') ? text.split(',') : text] as const];
    }),
  );
}
