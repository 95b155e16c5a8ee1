/** Something that would fail in a real account. */
export type Fault = {
  /** The resource: its path in the tree of constructs, then the property. */
  where: string;
  problem: string;
  remedy: string;
};
