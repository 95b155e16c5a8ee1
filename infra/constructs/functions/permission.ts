type Values = Readonly<Record<string, readonly string[]>>;
/** `StringLike` compares with patterns; `…IfExists` also allows calls without a value. */
export type Conditions = { StringEquals?: Values; StringLike?: Values; StringLikeIfExists?: Values };

/**
 * A role's permission, independent of the CDK: the local stack enforces the same permissions. Names may be
 * CDK tokens.
 */
export type Permission = {
  actions: readonly string[];
  resources: readonly string[];
  /** Allowed values by IAM condition key, by operator. */
  conditions?: Conditions;
};

/** Allows the actions on the resources; empty when either is missing. */
export function allow(actions: readonly string[], resources: readonly string[]): Permission[] {
  return actions.length && resources.length ? [{ actions, resources }] : [];
}
