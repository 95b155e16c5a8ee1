/** What a deployment needs from outside. */
export type DeployPorts = {
  /** Runs the CDK; false when it fails. */
  run(args: readonly string[]): Promise<boolean>;
  /** The brands' stacks of the last synthesis. */
  listBrandStacks(): readonly string[];
};

/** The last stacks that brands share; the CDK deploys what they read from first. */
export const sharedStacks = ['*-site', '*-observability'];
/** `output` of cdk.json. */
export const synthesized = 'dist/cdk';
const approvalOption = '--require-approval';

/**
 * Deploys the shared stacks, then each brand's at the same time, because one that waits for its DNS must not
 * hold up the others. Returns the stacks that failed.
 */
export async function deployStage(
  options: readonly string[],
  { run, listBrandStacks }: DeployPorts,
): Promise<readonly string[]> {
  if (!(await run(['deploy', ...sharedStacks, ...options]))) return sharedStacks;
  // Several at once cannot ask, and a brand's stack grants nothing but its distribution's calls.
  const unasked = [approvalOption, 'never', ...withoutApproval(options)];
  const outcomes = await Promise.all(
    listBrandStacks().map(async (stack) => ({
      stack,
      isDeployed: await run(['deploy', stack, '--exclusively', '--app', synthesized, ...unasked]),
    })),
  );
  return outcomes.filter(({ isDeployed }) => !isDeployed).map(({ stack }) => stack);
}

function withoutApproval(options: readonly string[]): string[] {
  return options.filter(
    (option, index) => !option.startsWith(approvalOption) && options[index - 1] !== approvalOption,
  );
}
