import { announceUploads, receiveUploads } from '#functions/domain/uploads/announce-uploads.ts';
import { handle } from '#functions/http/handle.ts';
import { openUploadPorts } from '#functions/wiring/uploads.ts';
import { uploads } from '#shared/contract/uploads.ts';

export const handler = handle(uploads.uploadDocuments, ({ purpose, files: announced }, { deps, files }) => {
  const ports = { ...openUploadPorts(deps), purpose };
  return files.length ? receiveUploads(ports, files) : announceUploads(ports, announced);
});
