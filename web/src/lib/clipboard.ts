/** Puts a text on the clipboard, on plain HTTP as well, where there is no clipboard to write to. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    return;
  } catch {}
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'spoken';
  // Behind an open dialog nothing can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
}

/** Hands a link to the device's share sheet, or copies it where there is none: then true. */
export async function shareLink(url: string, text: string): Promise<boolean> {
  if (typeof navigator.share === 'function') {
    // Turning back from the share sheet is no failure.
    await navigator.share({ url, text }).catch(() => {});
    return false;
  }
  await copyText(url);
  return true;
}
