/** What templates hold where an owner has written nothing: the typesetters' Latin, and names of places in brackets. */
const placeholderPattern =
  /\b[Ll]orem ipsum\b|\bconsectetur adipi[sc]+ing\b|^\s*(?:\[\p{Lu}[\p{Lu}_-]+\]|\{\{.{1,80}\}\}|\{%.{1,80}%\}|<%.{1,80}%>)\s*$/u;

/** Whether a text only holds the place of another. */
export const isPlaceholder = (text: string): boolean => placeholderPattern.test(text);
