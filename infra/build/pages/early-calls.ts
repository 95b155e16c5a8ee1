import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import * as z from 'zod';
import { account } from '#shared/contract/account.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';

const script = fileURLToPath(new URL('../../../web/src/app/start-dashboard-calls.ts', import.meta.url));
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional(), imports: z.array(z.string()).default([]) }),
);
/** Named by infra/build/dashboard-chunks.ts. */
const firstScreen = 'dashboard';

/** What the document of the dashboard has in its head: its calls, and the names of its files. */
export function renderDashboardStart(webFolder: string, fontUrls: readonly string[]): string {
  const files = [...listFiles(webFolder).map((file) => `/${file}`), ...fontUrls];
  // Beside the script, whose hash the content security policy keeps from release to release.
  return `<meta name="first-files" content="${files.join(' ')}" />\n    <script>${bundleScript()}</script>`;
}

function bundleScript(): string {
  const callPaths = {
    account: account.get.path,
    dashboard: dashboard.get.path,
    settings: dashboard.getSettings.path,
    attention: dashboard.getAttention.path,
  };
  const { outputFiles } = buildSync({
    entryPoints: [script],
    ...{ bundle: true, minify: true, write: false, format: 'iife' },
    define: { callPaths: JSON.stringify(callPaths) },
    target: ['chrome110', 'firefox115', 'safari16.4'],
    logLevel: 'error',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** The app and the files of the first screen, with all that they import. */
function listFiles(webFolder: string): string[] {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(webFolder, '.vite/manifest.json'), 'utf8')),
  );
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports) add(imported);
  };
  const [chunk] = Object.entries(manifest).find(([, { name }]) => name === firstScreen) ?? [];
  if (!chunk) throw new Error(`The build has no chunk ${firstScreen}`);
  for (const name of ['index.html', chunk]) add(name);
  return [...files];
}
