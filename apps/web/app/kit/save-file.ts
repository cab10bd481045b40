/** Has the browser save what the server answered with, under a name. */
export async function saveFile(response: Response, name: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
