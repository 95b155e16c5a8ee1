import { buildWhatChanged } from '../build/build-site.ts';

console.log('Starting GPTsites …');
await buildWhatChanged(() => console.log('Building the pages, once after each change …'));
await import('./main.ts');
