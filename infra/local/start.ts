import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Every process of the stack reads the same modules: Node keeps them compiled.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../dist/compiled', import.meta.url));
enableCompileCache(process.env.NODE_COMPILE_CACHE);
console.log('Starting GPTsites …');
const { buildIfChanged } = await import('../build/build-site.ts');
await Promise.all([
  buildIfChanged(() => console.log('Building the pages, once after each change …')),
  // Pages are rendered on one processor; the stack's modules load on another meanwhile.
  import('./start-stack.ts'),
]);
await import('./main.ts');
