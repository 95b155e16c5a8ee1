/** An endpoint of an assistant. */
export type EndpointRef = { conversionId: string; endpointId: string };

/** Short because the owner watches deliveries, retries and failing endpoints. */
export const refreshMilliseconds = 5000;
