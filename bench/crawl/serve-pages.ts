import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { close, listen } from '#infra/local/listen.ts';

/** Serves the pages of a folder of websites, and lists at most `limit` of them in a fixed order. */
export async function servePages(
  folder: string,
  limit: number,
): Promise<{ port: number; paths: string[]; stop(): Promise<void> }> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const paths = files
    .filter((file) => /\.html?$/i.test(file))
    .sort()
    .slice(0, limit)
    .map((file) => `/${file.split('/').map(encodeURIComponent).join('/')}`);
  const server = createServer(sirv(folder, { dotfiles: true }));
  return { port: await listen(server), paths, stop: () => close(server) };
}
