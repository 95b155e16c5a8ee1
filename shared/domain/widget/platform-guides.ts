/** Where to put the code on each website platform. */
export const platformGuides = [
  {
    name: 'Plain HTML',
    steps: [
      'Open the file or template that every page shares.',
      'Paste the code before </body>.',
      'Upload the file and reload one of your pages.',
    ],
  },
  {
    name: 'WordPress',
    steps: [
      'Install a plugin that adds code to every page, such as WPCode, or open your theme’s footer.php.',
      'With WPCode: Code Snippets, Header & Footer, and paste the code under Footer. Save.',
      'Empty the cache of your caching plugin. If it delays or combines scripts, exclude widget.js.',
    ],
  },
  {
    name: 'Wix',
    steps: [
      'Open Settings, Custom Code. Your site needs a domain of its own for this.',
      'Choose Add Custom Code, paste the code, then All pages, Load code once, and Body - end.',
      'Apply and publish.',
    ],
  },
  {
    name: 'Squarespace',
    steps: [
      'Open Settings and there Code Injection (under Advanced or Developer Tools); your plan has to include it.',
      'Paste the code under Footer and save.',
      'If pages change without reloading, the widget stays: nothing more is needed.',
    ],
  },
  {
    name: 'Shopify',
    steps: [
      'Open Online Store, Themes, Edit code, and there layout/theme.liquid.',
      'Paste the code before </body> and save.',
      'The checkout never shows it. For the cart, add /cart under Hide on these pages.',
    ],
  },
  {
    name: 'Google Tag Manager',
    steps: [
      'Create a tag of the type Custom HTML and paste the code for Google Tag Manager.',
      'Choose the trigger All Pages.',
      'Preview, then submit and publish the container.',
    ],
  },
] as const;
