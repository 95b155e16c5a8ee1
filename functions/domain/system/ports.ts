/** Reports a failed item by its id. */
export type ReportItem = (itemId: string, error: unknown) => void;

/** Dependencies of the status. */
export type StatusPorts = {
  /** Reads, and now and then writes. */
  tryTable(): Promise<unknown>;
  /** Reads, and now and then writes. */
  tryObjects(): Promise<unknown>;
  /** Asks the queue that conversions wait in. */
  tryQueue(): Promise<unknown>;
  /** Until when a failing model rests, in milliseconds since 1970; 0 when it doesn't. */
  modelStore: { readRestUntil(): Promise<number> };
  now(): Date;
  sleep(milliseconds: number, signal: AbortSignal): Promise<unknown>;
};
