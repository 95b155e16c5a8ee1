import { openPageRenderer } from '#functions/engine/crawl/render/open-page-renderer.ts';
import { findBrowser } from '#infra/local/find-chromium.ts';
import { makeLoopbackNetwork } from '#tests/support/servers/loopback-network.ts';

// A worker that shows one page of a test site until it is killed. Arguments: the site's port, a flag for the browser.
const [, , port = '', mark = ''] = process.argv;
const browser = await findBrowser();
const render = openPageRenderer({
  ...makeLoopbackNetwork({ 'www.site.org': Number(port) }),
  findBrowser: async () => ({ executablePath: '', isSandboxed: true, ...browser, flags: [mark] }),
});
await render({ url: 'http://www.site.org/' }, new AbortController().signal);
