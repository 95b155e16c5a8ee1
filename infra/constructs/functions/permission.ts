/**
 * What a role may do, before it is a statement of the CDK: the local stack holds its functions to the same permissions.
 * The names may be tokens of the CDK.
 */
export type Permission = {
  actions: readonly string[];
  resources: readonly string[];
  /** Values of which a call has to have one, by the key of IAM's condition. */
  conditions?: Readonly<Record<string, readonly string[]>>;
};

/** Allows the actions on the resources; nothing where either is missing. */
export function allow(actions: readonly string[], resources: readonly string[]): Permission[] {
  return actions.length && resources.length ? [{ actions, resources }] : [];
}
