import type { Reporter, TestModule } from 'vitest/node';

/** Names at the end the tests that passed only on a second try: each costs minutes, and hides a fault until it fails twice. */
export class RetryReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map(
          (test) =>
            `  ${module.relativeModuleId}: ${test.fullName}\n    ${test.result().errors?.[0]?.message ?? ''}`,
        ),
    );
    console.log([`Tests that needed a second try: ${flaky.length}`, ...flaky].join('\n'));
  }
}
