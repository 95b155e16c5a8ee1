import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { findOverdrafts, type Manifest, manifestSchema } from './page-budget-rules.ts';

const webFolder = fileURLToPath(new URL('../dist/web', import.meta.url));
/** The limit for the embed script on customers' pages, in brotli kilobytes of 1,000 bytes. */
const embedScript = { file: 'widget.js', budget: 4 };

const readManifest = (name: string): Manifest =>
  manifestSchema.parse(JSON.parse(readFileSync(join(webFolder, '.vite', name), 'utf8')));
const site = readManifest('manifest.json');
const widgetPanel = readManifest('panel-manifest.json');
/** The key of a chunk named in the build's settings. */
function findChunk(manifest: Manifest, chunkName: string): string {
  return Object.keys(manifest).find((key) => manifest[key]?.name === chunkName) ?? chunkName;
}
const measure = (file: string) => brotliCompressSync(readFileSync(join(webFolder, file))).length;
const landingPage = { script: 119, style: 15 };
/**
 * What loads together: for the widget panel, which is embedded in foreign pages, 75 KB beside its page, and .2 for the
 * encoder: builds that differ in the hashes of their names alone differ by .1 KB.
 */
const budgets = [
  { manifest: site, chunks: ['index.html', 'src/pages/public/landing-page.tsx'], budget: landingPage },
  { manifest: site, chunks: ['index.html', 'src/pages/public/hub-page.tsx'], budget: landingPage },
  {
    manifest: site,
    chunks: ['index.html', '../shared/texts/en/assistant.ts', 'src/pages/assistant/assistant-page.tsx'],
    budget: { script: 120, style: 15 },
  },
  {
    manifest: site,
    chunks: ['index.html', findChunk(site, 'dashboard')],
    budget: { script: 170, style: 15, files: 25 },
  },
  {
    manifest: widgetPanel,
    chunks: ['../shared/texts/en/assistant.ts', 'panel.html'],
    budget: { script: 71.4, style: 4 },
  },
];
const embedSize = measure(embedScript.file) / 1000;
const reports = [
  ...budgets.map(({ manifest, ...weighed }) => findOverdrafts(manifest, weighed, measure)),
  {
    isOver: embedSize > embedScript.budget,
    text: `${embedScript.file}: ${embedSize.toFixed(2)} of ${embedScript.budget} KB`,
  },
];
for (const { isOver, text } of reports) console.log(`${text}${isOver ? ': over its budget' : ''}`);
if (reports.some(({ isOver }) => isOver)) process.exit(1);
