/** Reports a failed item by its id. */
export type ReportItem = (itemId: string, error: unknown) => void;

/** What the status is read from. */
export type StatusPorts = {
  readTable(): Promise<unknown>;
  /** Until when a failing model rests, in milliseconds since 1970; 0 when it does not. */
  readModelRestUntil(): Promise<number>;
  now(): Date;
};
