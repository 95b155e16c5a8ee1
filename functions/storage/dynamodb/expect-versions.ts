type Expected = {
  attribute: string;
  /** Without a version, the value is saved in any case. */
  version: number | undefined;
};

/**
 * The parts of an update that count the saves of values and refuse it when one was saved since its version. A value
 * that was never saved has version 0. Each attribute is also the name of its placeholder.
 */
export function expectVersions(expected: readonly Expected[], further?: string) {
  const known = expected.filter(({ version }) => version !== undefined);
  const conditions = [
    ...(further ? [further] : []),
    ...known.map(({ attribute, version }) =>
      version === 0
        ? `(attribute_not_exists(${attribute}) OR ${attribute} = :${attribute})`
        : `${attribute} = :${attribute}`,
    ),
  ];
  return {
    add: `ADD ${expected.map(({ attribute }) => `${attribute} :oneSave`).join(', ')}`,
    condition: conditions.length > 0 ? { ConditionExpression: conditions.join(' AND ') } : {},
    values: {
      ':oneSave': 1,
      ...Object.fromEntries(known.map(({ attribute, version }) => [`:${attribute}`, version])),
    },
  };
}
