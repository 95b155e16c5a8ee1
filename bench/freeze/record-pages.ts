import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { buildWeb, distFolder } from './build-web.ts';
import { describeScripts } from './describe-scripts.ts';
import { normaliseMarkup } from './normalise-markup.ts';
import type { Recording } from './recording.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).default([]) }),
);

/** Every document of the web build, its styles, and the texts in the scripts of the app, the panel and the widget. */
export async function recordPages(): Promise<Recording> {
  await buildWeb();
  const pagesFolder = join(distFolder, 'pages');
  const names = readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' });
  const pages = names
    .filter((name) => /\.(?:html|xml|txt)$/.test(name))
    .map((name) => [`page ${name}`, normaliseMarkup(readFileSync(join(pagesFolder, name), 'utf8'))] as const);
  return new Map([
    ...pages,
    ...recordBuild('app', 'manifest.json'),
    ...recordBuild('panel', 'panel-manifest.json'),
    ['script widget', describeScripts([readWeb('widget.js')]).join('\n')],
  ]);
}

function recordBuild(name: string, manifest: string): [string, string][] {
  const built = manifestSchema.parse(JSON.parse(readWeb(`.vite/${manifest}`)));
  const files = [...new Set(Object.values(built).flatMap(({ file, css }) => [file, ...css]))];
  const read = (ending: string) => files.filter((file) => file.endsWith(ending)).map(readWeb);
  const styles = read('.css').map((css) => normaliseMarkup(css).replaceAll('}', '}\n'));
  return [
    [`script ${name}`, describeScripts(read('.js')).join('\n')],
    [`style ${name}`, styles.join('\n')],
  ];
}

const readWeb = (name: string): string => readFileSync(join(distFolder, 'web', name), 'utf8');
