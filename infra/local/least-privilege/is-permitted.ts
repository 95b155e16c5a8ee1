import type { Conditions, Permission } from '#infra/constructs/functions/permission.ts';

/** One action on one resource, as checked by IAM. */
export type Demand = {
  action: string;
  resource: string;
  /** The call's values by condition key. */
  context?: Readonly<Record<string, string>>;
};

/** Whether the permissions allow a demand, by IAM's rules for the statements our roles use. */
export function isPermitted(
  permissions: readonly Permission[],
  { action, resource, context = {} }: Demand,
): boolean {
  return permissions.some(
    ({ actions, resources, conditions = {} }) =>
      actions.includes(action) &&
      resources.some((pattern) => toExpression(pattern).test(resource)) &&
      isMet(conditions, context),
  );
}

function isMet(
  { StringEquals = {}, StringLike = {}, StringLikeIfExists = {} }: Conditions,
  context: Readonly<Record<string, string>>,
): boolean {
  const equals = Object.entries(StringEquals).every(([key, values]) => values.includes(context[key] ?? ''));
  const isLike = ([key, patterns]: readonly [string, readonly string[]]) =>
    patterns.some((pattern) => toExpression(pattern).test(context[key] ?? ''));
  return (
    equals &&
    Object.entries(StringLike).every(isLike) &&
    Object.entries(StringLikeIfExists).every((it) => !(it[0] in context) || isLike(it))
  );
}

/** `*` matches any characters, including `/`, and `?` matches one. */
function toExpression(pattern: string): RegExp {
  const known = expressions.get(pattern);
  if (known) return known;
  const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  const expression = new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's');
  expressions.set(pattern, expression);
  return expression;
}

/** Of the patterns in our policies. */
const expressions = new Map<string, RegExp>();
