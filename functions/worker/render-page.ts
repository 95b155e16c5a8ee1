import * as z from 'zod';
import { dialAddress, resolveWithDns } from '#functions/engine/crawl/fetch/network.ts';
import { openPageRenderer } from '#functions/engine/crawl/render/open-page-renderer.ts';
import { type RenderResult, renderRequestSchema } from '#functions/engine/crawl/render/page-renderer.ts';
import type { BrowserProgram } from '#functions/engine/crawl/render/start-browser.ts';

/** It is installed with the deployment, not with the project: infra/release/browser. */
const browserPackage = '@sparticuz/chromium';
const browserSchema = z.object({
  default: z.custom<{ args: string[]; executablePath(): Promise<string> }>(
    (it) => typeof it === 'function' && 'executablePath' in it && 'args' in it,
  ),
});

const render = openPageRenderer({ resolve: resolveWithDns, dial: dialAddress, findBrowser });

/** Invoked by the pipeline's workers, which wait for the page. */
export async function handler(event: unknown): Promise<RenderResult> {
  return render(renderRequestSchema.parse(event), new AbortController().signal);
}

async function findBrowser(): Promise<BrowserProgram> {
  const { default: browser } = browserSchema.parse(await import(browserPackage));
  // Lambda is the sandbox: Chromium's own needs rights that functions lack.
  return { executablePath: await browser.executablePath(), flags: browser.args, isSandboxed: false };
}
