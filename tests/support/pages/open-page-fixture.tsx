import { App } from '#web/app/app.tsx';
import { findPublishedPlace } from '#web/lib/site/place.tsx';
import { openPart } from './open-part.tsx';

/** Opens a page of the site by its address, with all that stands around it. */
export async function openPage(path: string) {
  window.history.replaceState(null, '', path);
  const opened = openPart(<App published={findPublishedPlace(window.location.hostname)} />);
  await opened.screen.findByRole('main');
  return opened;
}
