/** Without the geography of an inference profile: `eu.anthropic.claude-…`. */
const geography = /^[a-z-]+\.(?=(?:anthropic|amazon)\.)/;
/** Those that Bedrock lists, by the beginnings of their ids: all of Claude since 3.5 Haiku, and all of Nova. */
const caching = /^(?:anthropic\.claude-|amazon\.nova-)/;
const olderThanCaching = /^anthropic\.claude-(?:instant|v2|3-haiku|3-sonnet|3-opus|3-5-sonnet)/;

/**
 * Whether a model of Bedrock takes a mark up to which its prompt is cached: the others refuse the whole call for it. A
 * prompt that is too short to be cached (1,000 to 4,000 tokens, by model) may carry the mark.
 */
export function cachesPrompts(modelId: string): boolean {
  const name = modelId.replace(geography, '');
  return caching.test(name) && !olderThanCaching.test(name);
}
