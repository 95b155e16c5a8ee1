import { mergeConfig } from 'vite';
import site from './vite.config.ts';

/** The inside of a widget by itself: shared with the app, its parts would come in more and larger files. */
export default mergeConfig(site, {
  build: {
    manifest: '.vite/panel-manifest.json',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'web/panel.html' },
  },
});
