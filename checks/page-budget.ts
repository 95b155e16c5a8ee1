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
/** The key of a chunk named in the build's settings, by its name or that of its file. */
function findChunk(manifest: Manifest, chunkName: string): string {
  const isNamed = (key: string) =>
    manifest[key]?.name === chunkName || manifest[key]?.file.startsWith(`assets/${chunkName}-`);
  return Object.keys(manifest).find(isNamed) ?? chunkName;
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
    chunks: ['index.html', findChunk(site, 'texts-en'), 'src/pages/assistant/assistant-page.tsx'],
    // Half a kilobyte more than before the seller's chats drew answers with its parts, which split them into files of their own, and .2
    // since the operator's own sign-in is a page of its own and a link says which source it opens.
    budget: { script: 120.7, style: 15 },
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
