/** What templates hold where an owner has written nothing: the typesetters' Latin, and names in brackets. */
const placeholderPattern =
  /\blorem ipsum\b|\bconsectetur adipi[sc]+ing\b|^\s*(?:\[[^[\]\d]{1,40}\]|\{\{.{1,80}\}\}|\{%.{1,80}%\}|<%.{1,80}%>)\s*$/i;

/** Whether a text only holds the place of another. */
export function isPlaceholder(text: string): boolean {
  return placeholderPattern.test(text);
}
