import type { Page } from '@playwright/test';

export function wizard(page: Page) {
  const main = page.getByRole('main');
  return {
    field: (label: string) => main.getByLabel(label),
    heading: (name: string) => main.getByRole('heading', { level: 2, name }),
    press: (name: string) => main.getByRole('button', { name }).click(),
    current: main.getByRole('listitem').and(main.locator('[aria-current="step"]')),
    bar: main.getByRole('progressbar', { name: 'Booking progress' }),
    confirmation: main.getByRole('status').filter({ has: page.getByRole('definition') }),
  };
}
