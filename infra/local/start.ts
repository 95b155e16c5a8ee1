import { buildIfChanged } from '../build/build-site.ts';

console.log('Starting GPTsites …');
await buildIfChanged(() => console.log('Building the pages, once after each change …'));
await import('./main.ts');
