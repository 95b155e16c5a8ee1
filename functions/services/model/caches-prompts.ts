/** Strips the geography of an inference profile: `eu.anthropic.claude-…`. */
const geography = /^[a-z-]+\.(?=(?:anthropic|amazon)\.)/;
/** Models with prompt caching in Bedrock, by id prefix: Claude since 3.5 Haiku, and Nova. */
const caching = /^(?:anthropic\.claude-|amazon\.nova-)/;
const olderThanCaching = /^anthropic\.claude-(?:instant|v2|3-haiku|3-sonnet|3-opus|3-5-sonnet)/;

/**
 * Whether a Bedrock model supports cache points; the others refuse the call. A prompt too short for caching
 * (1,000 to 4,000 tokens, by model) may still have one.
 */
export function cachesPrompts(modelId: string): boolean {
  const name = modelId.replace(geography, '');
  return caching.test(name) && !olderThanCaching.test(name);
}
