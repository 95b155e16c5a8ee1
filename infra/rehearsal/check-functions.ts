import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import { type CreatedResource, isRecord, listTexts } from './template.ts';

const mostCodeBytes = 250 * 1024 * 1024;
/** Lambda keeps these for itself and refuses a function that sets one. */
const reservedVariable =
  /^(?:_HANDLER|_X_AMZN_TRACE_ID|AWS_DEFAULT_REGION|AWS_REGION|AWS_EXECUTION_ENV|AWS_LAMBDA_(?:FUNCTION_(?:NAME|MEMORY_SIZE|VERSION)|INITIALIZATION_TYPE|LOG_(?:GROUP|STREAM)_NAME|RUNTIME_API)|AWS_ACCESS_KEY(?:_ID)?|AWS_SECRET_ACCESS_KEY|AWS_SESSION_TOKEN|LAMBDA_TASK_ROOT|LAMBDA_RUNTIME_DIR)$/;
const variableName = /^[A-Za-z]\w+$/;
/** Lambda keeps this much concurrency for functions that reserve none. */
const unreserved = 100;

/** Compares functions with what Lambda accepts, and their code with what was built into `folder`. */
export function checkFunctions(
  resources: readonly CreatedResource[],
  { folder, concurrencyLimit }: { folder: string; concurrencyLimit: number },
): Fault[] {
  const functions = resources.filter(({ type }) => type === 'AWS::Lambda::Function');
  const layers = new Map(
    resources.filter(({ type }) => type === 'AWS::Lambda::LayerVersion').map((it) => [it.ref, it.asset]),
  );
  const reserved = functions.reduce(
    (sum, { properties }) => sum + Number(properties.ReservedConcurrentExecutions ?? 0),
    0,
  );
  return [
    ...functions.flatMap((it) => [...checkVariables(it), ...checkCode(it, folder, layers)]),
    ...(reserved && reserved + unreserved > concurrencyLimit
      ? [
          {
            where: 'AWS::Lambda::Function ReservedConcurrentExecutions',
            problem: `${reserved} are reserved; of ${concurrencyLimit}, ${unreserved} must stay free`,
            remedy: 'Lower streamConcurrency, or raise the quota and concurrencyLimit.',
          },
        ]
      : []),
  ];
}

function checkVariables({ path, properties: { Environment } }: CreatedResource): Fault[] {
  const variables = isRecord(Environment) ? Environment.Variables : undefined;
  return Object.keys(isRecord(variables) ? variables : {})
    .filter((name) => reservedVariable.test(name) || !variableName.test(name))
    .map((name) => ({
      where: `${path} Environment`,
      problem: `Lambda refuses a variable of the name ${name}`,
      remedy: 'Rename it.',
    }));
}

function checkCode(
  { path, asset, properties: { Handler, Layers } }: CreatedResource,
  folder: string,
  layers: ReadonlyMap<string, string | undefined>,
): Fault[] {
  if (!asset) return [];
  const code = join(folder, asset);
  if (!existsSync(code))
    return [{ where: path, problem: `its code ${asset} was not built`, remedy: 'Synthesize again.' }];
  const parts = [asset, ...listTexts(Layers).flatMap((it) => layers.get(it) ?? [])];
  const bytes = parts.reduce((sum, part) => sum + measureFolder(join(folder, part)), 0);
  const tooLarge =
    bytes > mostCodeBytes
      ? [
          {
            where: path,
            problem: `${bytes} bytes of code and layers; 250 MB are allowed`,
            remedy: 'Load less.',
          },
        ]
      : [];
  const file = String(Handler).split('.').slice(0, -1).join('.');
  const isThere = ['mjs', 'js', 'cjs', 'py'].some((ending) => existsSync(join(code, `${file}.${ending}`)));
  return isThere || !statSync(code).isDirectory()
    ? tooLarge
    : [
        ...tooLarge,
        {
          where: path,
          problem: `its handler ${String(Handler)} is not in ${asset}`,
          remedy: 'Correct the handler.',
        },
      ];
}

function measureFolder(path: string): number {
  if (!existsSync(path)) return 0;
  const { size } = statSync(path);
  if (!statSync(path).isDirectory()) return size;
  return readdirSync(path).reduce((sum, name) => sum + measureFolder(join(path, name)), 0);
}
