import { createHash } from 'node:crypto';
import { CfnParameter, Fn, type NestedStack, type Stack } from 'aws-cdk-lib';
import { ParameterValueType, StringListParameter } from 'aws-cdk-lib/aws-ssm';

/** Returns a template's reference to a named value. Throws for an unknown name. */
export type ValueOf = (name: string) => string;

/**
 * Values a stack shares with later stacks: one list in Systems Manager, and one parameter in each template
 * that reads it. The list's name contains a hash of the value names, so that a template made for another list
 * fails instead of reading wrong values.
 */
export class SharedValues {
  readonly #stack: Stack;
  readonly #names: readonly string[];
  readonly #parameterName: string;

  constructor(stack: Stack, values: Readonly<Record<string, string>>) {
    this.#stack = stack;
    const entries = Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1));
    this.#names = entries.map(([name]) => name);
    const digest = createHash('sha256').update(this.#names.join()).digest('hex').slice(0, 8);
    this.#parameterName = `/${stack.stackName}/shared-${digest}`;
    new StringListParameter(stack, 'Shared', {
      parameterName: this.#parameterName,
      description: this.#names.join(', '),
      stringListValue: entries.map(([, value]) => value),
    });
  }

  /** Makes the values readable in a later stack. */
  read(reader: Stack): ValueOf {
    reader.addStackDependency(this.#stack);
    const list = StringListParameter.valueForTypedListParameter(
      reader,
      this.#parameterName,
      ParameterValueType.STRING,
    );
    return (name) => {
      const index = this.#names.indexOf(name);
      if (index < 0) throw new Error(`${this.#stack.stackName} shares no ${name}`);
      return Fn.select(index, list);
    };
  }
}

/**
 * The same inside a nested stack. A parent can't pass a list down, so each requested value gets a parameter.
 */
export function passDown(stack: NestedStack, valueNamed: ValueOf): ValueOf {
  const passed = new Map<string, string>();
  return (name) => {
    const known = passed.get(name);
    if (known) return known;
    const id = name.replace(/[^A-Za-z0-9]/g, '');
    stack.setParameter(id, valueNamed(name));
    const value = new CfnParameter(stack, id, { type: 'String' }).valueAsString;
    passed.set(name, value);
    return value;
  };
}
