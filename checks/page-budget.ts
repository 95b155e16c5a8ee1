import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { findOverdrafts, type Manifest, manifestSchema } from './page-budget-rules.ts';

const webFolder = fileURLToPath(new URL('../dist/web', import.meta.url));
const entry = 'index.html';
const landingPages = ['src/pages/landing-page.tsx', 'src/pages/hub-page.tsx'];

const manifest: Manifest = manifestSchema.parse(
  JSON.parse(readFileSync(join(webFolder, '.vite/manifest.json'), 'utf8')),
);
const measure = (file: string) => brotliCompressSync(readFileSync(join(webFolder, file))).length;
const reports = landingPages.map((page) => findOverdrafts(manifest, [entry, page], measure));
for (const { text } of reports) console.log(text);
if (reports.some(({ isOver }) => isOver)) process.exit(1);
