import { type DriveRequest, driveBrowser } from './drive-browser.ts';

// Entry point of the process that `openPageRenderer` starts per page. It ends with its parent, and with it the browser, whose pipe closes.
process.once('disconnect', () => process.exit(0));
process.on('message', (message: DriveRequest) => {
  driveBrowser(message).then((result) => process.send?.({ result }));
});
