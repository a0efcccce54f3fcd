/** Lets screen readers read a text. The live region must exist before its text. */
export function announce(text: string): void {
  region.textContent = text;
}

/**
 * Called once, before the first announcement: screen readers ignore a region that is inserted with
 * its text.
 */
export function startAnnouncer(): void {
  region.role = 'status';
  region.style.cssText = 'position:fixed;clip-path:inset(50%);inset:0';
  document.body.append(region);
}

const region = document.createElement('div');
