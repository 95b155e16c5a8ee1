export type BundledFile = {
  name: string;
  bytes: number;
  /** Source files it contains, relative to the project. */
  inputs: string[];
  /** Names other files import from it. */
  exports: string[];
  /** Files loaded with it. */
  imports: string[];
  /** Whether a cold start loads it, rather than only a call that needs it. */
  isLoadedAtStart: boolean;
};
