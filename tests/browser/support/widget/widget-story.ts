import { createClient } from '#shared/client.ts';
import { makeSnippet } from '#shared/domain/widget/make-snippet.ts';
import { defaultWidgetConfig, type WidgetConfig } from '#shared/domain/widget/widget-config.ts';
import { followConversion } from '#tests/support/callers/trial.ts';
import { describeTrialOfTry } from '#tests/support/callers/trial-of-try.ts';
import { joinStory } from '../start-story.ts';
import { startForeignSite } from './foreign-site.ts';
import { visitPage } from './widget-on-page.ts';

let schools = 0;

/** A stack with an assistant, and a site on another origin that shows its widget. */
export async function startWidgetStory() {
  const story = await joinStory();
  const site = await startForeignSite(story.url);
  const convert = async (name: string): Promise<string> => {
    const client = createClient({ baseUrl: story.url });
    const { conversionId } = await client.signup.createTrial(describeTrialOfTry(name, story.smallSiteUrl));
    await followConversion(client, conversionId);
    return conversionId;
  };
  schools += 1;
  const id = await convert(`Widget School ${schools}`);
  const snippetOf = (config: Partial<WidgetConfig> = {}) =>
    makeSnippet({ ...defaultWidgetConfig, id, ...config }, story.url);
  return {
    story,
    site,
    id,
    snippetOf,
    visit: (snippet = snippetOf(), viewport?: { width: number; height: number }) =>
      visitPage({ story, site, snippet, viewport }),
    /** Creates another assistant; returns its id. */
    convert,
    stop: async () => {
      await site.stop();
      await story.stop();
    },
  };
}

export type WidgetStory = Awaited<ReturnType<typeof startWidgetStory>>;
