/** The log line of an order, or of a message of the payment provider, that failed: an alarm waits for it. */
export const failedOrderMessage = 'order or payment event failed';
