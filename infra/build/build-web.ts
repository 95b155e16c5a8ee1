import { buildPages } from './build-site.ts';

await buildPages().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
