/** Path of an assistant's MCP server, on every host. */
export const makeMcpPath = (conversionId: string): string => `/api/agents/${conversionId}/mcp`;

/** Path of the list of an assistant's sources for language models (https://llmstxt.org). */
export const makeSourceListPath = (conversionId: string): string => `/api/agents/${conversionId}/llms.txt`;
