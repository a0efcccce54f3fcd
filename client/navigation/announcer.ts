/** Lets screen readers say something, in a region that they know from the start. */
export function announce(text: string): void {
  region.textContent = text;
}

/** Called once, before there is anything to say: a region that comes with its text is not heard. */
export function startAnnouncer(): void {
  region.role = 'status';
  region.style.cssText = 'position:fixed;clip-path:inset(50%);inset:0';
  document.body.append(region);
}

const region = document.createElement('div');
