import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledPages } from './infra/build/bundled-pages.ts';

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), bundledPages()],
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
      output: { codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] }, chunkFileNames: nameChunk },
    },
  },
});

const laterPages =
  /\/(?:customer-view|dashboard-test|monitor|superadmin|test-suite|invoice|message|unsubscribe|dashboard-(?:flow|preview))-page-/;

/** Every first page lists what other pages preload. Those of staff and those opened from a mail or a sample find their chunks themselves, a round trip later. */
function listPreloaded(file: string, dependencies: string[]): string[] {
  return laterPages.test(file) ? dependencies.filter((name) => !name.endsWith('.js')) : dependencies;
}

/**
 * The texts of each language are in a file of one name; their chunks are named by the language. Every first page lists
 * hundreds of chunks, and what does not compress in a list are hashes: seven characters are the fewest allowed.
 */
function nameChunk({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const language = /\/shared\/texts\/(\w+)\/assistant\.ts$/.exec(facadeModuleId ?? '')?.[1];
  return `assets/${language ? `texts-${language}` : '[name]'}-[hash:7].js`;
}
