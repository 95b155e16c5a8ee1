import { describeChunks } from './describe-chunks.ts';

const assetHash = /[0-9a-f]{64}/g;
/** A Content Security Policy source that allows one inline script. */
const scriptHash = /sha256-[A-Za-z0-9+/]{43}=/g;

/** A value of a CloudFormation template without the hashes of bundles, pages and inline scripts. */
export function normaliseTemplate(value: unknown, key?: string): unknown {
  if (typeof value === 'string')
    return key === 'FunctionCode' ? normaliseFunctionCode(value) : dropHashes(value);
  if (Array.isArray(value)) return value.map((item) => normaliseTemplate(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [dropHashes(name), normaliseTemplate(inner, name)]),
  );
}

function dropHashes(text: string): string {
  return text.replaceAll(assetHash, '<asset>').replaceAll(scriptHash, 'sha256-<script>');
}

/** The statements of a CloudFront Function, whose code is part of the template, in an order independent of its modules. */
function normaliseFunctionCode(code: string): string[] {
  const statements = describeChunks(new Map([['index', code]])).get('index')?.statements ?? [];
  return statements.map(({ text }) => text).sort();
}
