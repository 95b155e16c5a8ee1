/** One of the kept versions of a prompt, by its name; the newest, which stands first, where no such version is kept. */
export function findVersion<Prompt extends { version: string }>(
  [newest, ...earlier]: readonly [Prompt, ...Prompt[]],
  version: string | undefined,
): Prompt {
  return earlier.find((prompt) => prompt.version === version) ?? newest;
}
