/** One file of a bundle. */
export type BundledFile = {
  name: string;
  bytes: number;
  /** Source files in it, relative to the project. */
  inputs: string[];
  /** What other files import from it. */
  exports: string[];
  /** Files that are loaded with it. */
  imports: string[];
  /** Whether a cold start loads it, or only a call that needs it. */
  isLoadedAtStart: boolean;
};
