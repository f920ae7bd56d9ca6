/** Switches to another person on a phone-sized page, which hides the choice of people behind a button. */
import type { Page } from 'playwright-core';

export async function playsAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Channels' }).click();
  const pane = page.getByRole('navigation', { name: 'Channels' });
  await pane.getByRole('combobox', { name: 'Playing as' }).selectOption(name);
}
