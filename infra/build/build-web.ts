import { buildPages } from './build-site.ts';

await buildPages({ isCompressed: true }).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
