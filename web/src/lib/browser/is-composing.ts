/** Key code of every key that an input method takes. */
const takenByInputMethod = 229;

/**
 * Whether a key belongs to an input method, in which Enter and Escape end a composition. Safari ends it before it reports
 * the key, so that only the deprecated code tells.
 */
export function isComposing({ isComposing: isUnfinished, keyCode }: KeyboardEvent): boolean {
  return isUnfinished || keyCode === takenByInputMethod;
}
