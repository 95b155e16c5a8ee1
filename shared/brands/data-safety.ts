/** What becomes of customers' data; docs/operations and shared/legal say how. */
export const dataSafety =
  'Your data is encrypted at rest and in transit. It is used to answer your visitors and for nothing else.';
