/** Downloads a text as a file. */
export function saveFile(
  filename: string,
  content: string,
  type: 'text/csv' | 'text/plain' | 'text/html' | 'application/json' | 'image/svg+xml' = 'text/csv',
): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  openDownload(url, filename);
  URL.revokeObjectURL(url);
}

/** Downloads an attachment. The browser honours `filename` only on the page's own origin. */
export function openDownload(address: string, filename = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
}
