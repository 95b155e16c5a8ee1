import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isIcon } from './icon-modules.ts';

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type FindModule = (id: string) => ModuleInfo | null;

const root = fileURLToPath(new URL('../../', import.meta.url));
const pages = 'web/src/pages/';
/** The dashboard's first screen, with the calls that it makes. */
const firstScreen = [
  `${pages}dashboard/school-dashboard-page.tsx`,
  'web/src/lib/api/client.ts',
  ...['account', 'dashboard/dashboard'].map((area) => `shared/contract/${area}.ts`),
];
/** `checks/page-budget.ts` weighs them: nothing is added to what they load. */
const weighed = [
  'web/index.html',
  ...['public/landing-page', 'public/hub-page', 'assistant/assistant-page'].map(
    (page) => `${pages}${page}.tsx`,
  ),
  'shared/texts/en/assistant.ts',
];
/** Pages that call nothing before somebody presses a button: at most icons are added to what they load. */
const silent = [
  ...['about', 'brand-explorer', 'contact', 'conversion-demo', 'legal', 'prompt-enhancer'],
  ...['scraping-demo', 'showcase', 'widget-guide'],
].map((page) => `${pages}public/${page}-page.tsx`);

/**
 * Puts the modules of the dashboard's first screen into three files instead of fifty, most of them of a few hundred
 * bytes: its icons, what other pages call with too, and what only it has. Packages stay apart.
 */
export function openDashboardChunks() {
  let chunks: ReadonlyMap<string, string> | undefined;
  return (id: string, graph: { getModuleInfo: FindModule }): string | null => {
    chunks ??= assignChunks((wanted) => graph.getModuleInfo(wanted));
    return chunks.get(id) ?? null;
  };
}

function assignChunks(find: FindModule): Map<string, string> {
  const others = ['public', 'assistant', 'account'].flatMap((folder) =>
    readdirSync(`${root}${pages}${folder}`)
      .filter((file) => file.endsWith('-page.tsx'))
      .map((file) => `${pages}${folder}/${file}`),
  );
  const ofWeighed = reach(find, weighed.map(toId), false);
  const ofSilent = reach(find, silent.map(toId), false);
  const ofOthers = reach(find, others.map(toId), true);
  const parses = (id: string) => reach(find, [id], false).has(`${root}web/zod-without-eval.ts`);
  const choose = (id: string): string[] => {
    if (ofWeighed.has(id)) return [];
    if (isIcon(id)) return ['icons'];
    if (!isOurs(id)) return [];
    if (ofSilent.has(id)) return parses(id) ? [] : ['site'];
    return [ofOthers.has(id) ? 'calls' : 'dashboard'];
  };
  return new Map(
    [...reach(find, firstScreen.map(toId), false)].flatMap((id) => choose(id).map((name) => [id, name])),
  );
}

/** Every module that pages import, and with `isLater` also what they load later. */
function reach(find: FindModule, starts: readonly string[], isLater: boolean): Set<string> {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const found = reached.has(id) ? null : find(id);
    if (!found) continue;
    reached.add(id);
    const { importedIds, dynamicallyImportedIds } = found;
    waiting.push(...importedIds);
    if (isLater) waiting.push(...dynamicallyImportedIds);
  }
  return reached;
}

const toId = (path: string) => root + path;
const isOurs = (id: string) => id.startsWith(`${root}web/src/`) || id.startsWith(`${root}shared/`);
