/** Markup that models write, and what is left of it. A picture is left out with its description. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/g, ''],
  [/\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/<(?:https?:\/\/|mailto:)([^<>\s]*)>/gi, '$1'],
  [/<[^<>]*>?/g, ''],
  [/^\s*(?:[-*+•]|\d{1,2}[.)]|#{1,6}|>)\s+/g, ''],
  [/(\*\*|__|~~|`+)(.*?)\1/g, '$2'],
  [/(?<!\w)\*(\S.*?)\*(?!\w)/g, '$1'],
  [/[\p{Cc}\p{Cf}\p{Co}\s]+/gu, ' '],
  [/\s+(?=[.,;!?])/g, ''],
];

/** A model's sentence as plain text in one line: what a visitor's browser shows, it shows as letters. */
export function plainClaim(sentence: string): string {
  return replacements.reduce((rest, [pattern, plain]) => rest.replace(pattern, plain), sentence).trim();
}

/** What is left of a scheme that runs or embeds. */
const activePattern = /\b(?:javascript|vbscript|data)\s*:|\]\(|on\w+\s*=/i;

export function isActive(text: string): boolean {
  return activePattern.test(text);
}
