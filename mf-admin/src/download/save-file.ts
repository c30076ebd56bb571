export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function fileOf(name: string, sent: unknown): File {
  if (!(sent instanceof Blob)) throw new TypeError(`the API returned no file for ${name}`);
  return new File([sent], name, { type: sent.type });
}
