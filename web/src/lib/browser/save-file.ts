/** Saves a CSV text as a file of the reader's. */
export function saveFile(filename: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  openDownload(url, filename);
  URL.revokeObjectURL(url);
}

/** Saves what is at an address that answers with an attachment; named here only where the address is the page's own. */
export function openDownload(address: string, filename = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
}
