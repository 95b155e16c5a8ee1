import type { SnippetKind } from './make-snippet.ts';

type PlatformGuide = {
  id: string;
  name: string;
  /** The form of the embed code that this platform takes. */
  snippet: SnippetKind;
  steps: readonly string[];
};

/** Where to put the code on each website platform. */
export const platformGuides = [
  {
    id: 'any',
    name: 'Plain HTML or anything else',
    snippet: 'html',
    steps: [
      'Open the file or template that every page shares.',
      'Paste the code before </body>.',
      'Upload the file and reload one of your pages.',
    ],
  },
  {
    id: 'wordpress',
    name: 'WordPress',
    snippet: 'html',
    steps: [
      'Install a plugin that adds code to every page, such as WPCode, and activate it.',
      'Open Code Snippets, then Header & Footer, paste the code into Footer, and save the changes.',
      'Empty the cache of your caching plugin. If it delays or combines scripts, exclude widget.js.',
    ],
  },
  {
    id: 'wix',
    name: 'Wix',
    snippet: 'html',
    steps: [
      'In your site’s dashboard, open Settings, then Custom Code. The site must be published and have its own domain.',
      'Choose Add Custom Code, paste the code, then All pages, Load code once, and Body - end.',
      'Apply, then publish.',
    ],
  },
  {
    id: 'squarespace',
    name: 'Squarespace',
    snippet: 'html',
    steps: [
      'Search your site’s menu for Code Injection and open it. Your plan has to include it.',
      'Paste the code under Footer and save.',
      'If pages change without reloading, the widget stays: nothing more is needed.',
    ],
  },
  {
    id: 'shopify',
    name: 'Shopify',
    snippet: 'html',
    steps: [
      'Open Online Store, then Themes. In the menu beside your theme choose Edit code, and open layout/theme.liquid.',
      'Paste the code before </body> and save.',
      'The checkout never shows it. For the cart, add /cart under Hide on these pages.',
    ],
  },
  {
    id: 'tag-manager',
    name: 'Google Tag Manager',
    snippet: 'tag-manager',
    steps: [
      'Create a tag of the type Custom HTML and paste the code. It passes the settings in a call, because tag managers drop attributes.',
      'Choose the trigger All Pages.',
      'Preview, then submit and publish the container.',
    ],
  },
  {
    id: 'next',
    name: 'Next.js',
    snippet: 'next',
    steps: [
      'Open app/layout.tsx and add the import at its top.',
      'Add the Script element before </body>. With the Pages Router, both belong into pages/_app.tsx.',
      'Deploy. The widget stays while visitors move between pages.',
    ],
  },
] as const satisfies readonly PlatformGuide[];

type KnownGuide = (typeof platformGuides)[number];
export type PlatformId = KnownGuide['id'];

/** The guide of a platform; the one for any website if there is no such platform. */
export function findPlatformGuide(id: string): KnownGuide {
  return platformGuides.find((guide) => guide.id === id) ?? platformGuides[0];
}
