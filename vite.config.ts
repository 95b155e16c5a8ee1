import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledPages } from './infra/build/bundled-pages.ts';
import { openDashboardChunks } from './infra/build/dashboard-chunks.ts';
import { iconModules } from './infra/build/icon-modules.ts';

export default defineConfig({
  root: 'web',
  plugins: [iconModules(), react(), tailwindcss(), bundledPages()],
  resolve: {
    alias: [
      { find: /^zod$/, replacement: fileURLToPath(new URL('web/zod-without-eval.ts', import.meta.url)) },
    ],
  },
  // Not emptied: an instance that runs, or a page that is open, still needs the files of the build before.
  build: {
    outDir: '../dist/web',
    emptyOutDir: false,
    manifest: true,
    modulePreload: { resolveDependencies: listPreloaded },
    // What every page loads is one file: cut where other pages share it, it weighed 5 KB more.
    rolldownOptions: {
      // Areas of the contract load with the calls; some pages import their schemas too.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 1 },
            // Without what its modules import, which other pages may be weighed with.
            { name: openDashboardChunks(), debugName: 'dashboard', includeDependenciesRecursively: false },
          ],
        },
        chunkFileNames: nameChunk,
      },
    },
  },
});

/** Of staff, opened from a mail or a link, or rare; and what a visitor of an assistant opens. */
const laterParts =
  /\/(?:about|account|brand-explorer|card|checkout-success|confirm-email|conversation|conversion-demo|customer-view|dashboard-(?:flow|preview|test)|data-preview|forgot-password|invitation|invoice|keep-email|legal|localize|message|monitor|new-client|prompt-enhancer|reset-password|school-dashboard|scraping-demo|showcase|source-copy|staff-account|superadmin(?:-login)?|test-suite|unsubscribe|widget-guide)-page-|\/(?:mask-transcript|options-dialog|paused-panel)-/;

/** Every first page lists what other pages preload. Later parts find their chunks themselves, a round trip later. */
function listPreloaded(file: string, dependencies: string[]): string[] {
  return laterParts.test(file) ? dependencies.filter((name) => !name.endsWith('.js')) : dependencies;
}

/**
 * The texts of each language are in a file of one name; their chunks are named by the language. Every first page lists
 * hundreds of chunks, and what does not compress in a list are hashes: seven characters are the fewest allowed.
 */
function nameChunk({ moduleIds }: { moduleIds: readonly string[] }): string {
  // A chunk that others import statically too is no module's facade.
  const [first = ''] = moduleIds.filter((id) => !id.startsWith('\0'));
  const language = /\/shared\/texts\/(\w+)\/assistant\.ts$/.exec(first)?.[1];
  return `assets/${language ? `texts-${language}` : '[name]'}-[hash:7].js`;
}
