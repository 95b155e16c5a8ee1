/** What a page may do with the bucket: send a file with a link, from an origin of the product. */
export const uploadCors = { method: 'PUT', header: 'content-type', maxAgeSeconds: 3000 } as const;
