/** The version of a prompt with this name, or the newest, which comes first. */
export function findVersion<Prompt extends { version: string }>(
  [newest, ...earlier]: readonly [Prompt, ...Prompt[]],
  version: string | undefined,
): Prompt {
  return earlier.find((prompt) => prompt.version === version) ?? newest;
}
