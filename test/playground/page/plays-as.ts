/** Lets another person play on a page that is as wide as a phone, where the choice of people is behind a button. */
import type { Page } from 'playwright-core';

export async function playsAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Channels' }).click();
  const pane = page.getByRole('navigation', { name: 'Channels' });
  await pane.getByRole('combobox', { name: 'Playing as' }).selectOption(name);
}
