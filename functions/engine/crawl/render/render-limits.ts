/** Limits of one rendered page. */
export const renderLimits = {
  /** From the start of the browser to the text. */
  totalMs: 15_000,
  /** Without a request for so long, a page counts as finished. */
  quietMs: 500,
  requests: 150,
  /** Sent and received, compressed as on the wire. */
  bytes: 15 * 1024 * 1024,
  htmlCharacters: 2 * 1024 * 1024,
  /** Of the process that drives the browser, which holds what a page posts. */
  driverBytes: 512 * 1024 * 1024,
  /** Of the page's scripts. */
  heapMegabytes: 512,
};
