import { isRecord } from './template.ts';

/** What a template's values may refer to. Each throws `Unresolved` for what does not exist. */
export type Scope = {
  ref(name: string): unknown;
  attribute(resource: string, name: string): unknown;
  mapping(map: string, key: string, field: string): unknown;
};

/** A reference that an account could not resolve either. */
export class Unresolved extends Error {}

/** What `AWS::NoValue` leaves: the property counts as not set. */
export const noValue = Symbol('AWS::NoValue');

/** Replaces the functions of a template by what they give. */
export function resolveValue(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((it) => resolveValue(it, scope)).filter((it) => it !== noValue);
  if (!isRecord(value)) return value;
  const [[key = '', inner] = []] = Object.entries(value);
  if (Object.keys(value).length === 1 && (key === 'Ref' || key.startsWith('Fn::')))
    return callFunction(key, inner, scope);
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, it]): [string, unknown] => [name, resolveValue(it, scope)])
      .filter(([, it]) => it !== noValue),
  );
}

function callFunction(name: string, argument: unknown, scope: Scope): unknown {
  if (name === 'Ref') return scope.ref(String(argument));
  if (name === 'Fn::GetAtt') {
    const [resource, ...attribute] = Array.isArray(argument) ? argument : String(argument).split('.');
    return scope.attribute(String(resource), attribute.join('.'));
  }
  if (name === 'Fn::Sub') return substitute(argument, scope);
  const given = resolveValue(argument, scope);
  const [first, second, third] = Array.isArray(given) ? given : [given];
  switch (name) {
    case 'Fn::Join':
      return toList(second, name).map(toText).join(String(first));
    case 'Fn::Split':
      return toText(second).split(String(first));
    case 'Fn::FindInMap':
      return scope.mapping(toText(first), toText(second), toText(third));
    case 'Fn::Base64':
      return Buffer.from(toText(given)).toString('base64');
    case 'Fn::Select': {
      const list = toList(second, name);
      const { [Number(first)]: chosen } = list;
      if (chosen === undefined) throw new Unresolved(`selects value ${first} of ${list.length}`);
      return chosen;
    }
    default:
      throw new Unresolved(`uses ${name}, which the rehearsal cannot resolve`);
  }
}

function substitute(argument: unknown, scope: Scope): string {
  const [text, own] = Array.isArray(argument) ? argument : [argument, {}];
  const values = resolveValue(own, scope);
  return String(text)
    .replace(/\$\{(?!!)([^}]+)\}/g, (_, name: string) => {
      if (isRecord(values) && name in values) return toText(values[name]);
      const [resource = '', ...attribute] = name.split('.');
      return toText(
        attribute.length && !name.startsWith('AWS::')
          ? scope.attribute(resource, attribute.join('.'))
          : scope.ref(name),
      );
    })
    .replaceAll('${!', '${');
}

function toList(value: unknown, name: string): unknown[] {
  if (!Array.isArray(value)) throw new Unresolved(`gives ${name} something that is no list`);
  return value;
}

function toText(value: unknown): string {
  if (typeof value === 'object' || value === undefined)
    throw new Unresolved('puts a list or an object where a text belongs');
  return String(value);
}
