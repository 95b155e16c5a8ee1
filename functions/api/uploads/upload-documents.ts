import { announceUploads, receiveUploads } from '#functions/domain/uploads/announce-uploads.ts';
import { handle } from '#functions/http/handle.ts';
import { uploads } from '#shared/contract/uploads.ts';

export const handler = handle(uploads.uploadDocuments, ({ purpose, files: announced }, { deps, files }) =>
  files.length ? receiveUploads(deps, purpose, files) : announceUploads(deps, purpose, announced),
);
