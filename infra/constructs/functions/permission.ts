/**
 * A role's permission, independent of the CDK: the local stack enforces the same permissions. Names may be
 * CDK tokens.
 */
export type Permission = {
  actions: readonly string[];
  resources: readonly string[];
  /** Allowed values by IAM condition key. */
  conditions?: Readonly<Record<string, readonly string[]>>;
};

/** Allows the actions on the resources; empty when either is missing. */
export function allow(actions: readonly string[], resources: readonly string[]): Permission[] {
  return actions.length && resources.length ? [{ actions, resources }] : [];
}
