/**
 * An HTTP API takes bodies of at most 10 MB: Amazon API Gateway Developer Guide, "Quotas for configuring and running
 * an HTTP API", payload size.
 */
export const gatewayBodyLimitBytes = 10 * 1024 * 1024;

/** An HTTP API waits at most 30 seconds for a function: the same page, maximum integration timeout. */
export const gatewayTimeoutSeconds = 30;
