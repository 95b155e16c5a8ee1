import { type RunnerTestSuite, TestRunner } from 'vitest';
import { measureProcessorTime } from './measure-processor-time.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What a test file used of the processors, with the stacks and browsers that it drove. */
    processorSeconds?: number;
  }
}

/** Measures what each file costs itself: on a busy machine a test waits longer, but works no more. */
export default class TimedRunner extends TestRunner {
  private before = 0;

  // Vitest calls `onCollectStart` while the import of the file already runs.
  override importFile(
    ...parameters: Parameters<TestRunner['importFile']>
  ): ReturnType<TestRunner['importFile']> {
    if (parameters[1] === 'collect') this.before = measureProcessorTime();
    return super.importFile(...parameters);
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite);
    if (suite.file === suite) suite.meta.processorSeconds = measureProcessorTime() - this.before;
  }
}
