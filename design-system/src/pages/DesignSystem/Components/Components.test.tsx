import { renderPage } from '@farekite/shared/testing';
import * as ui from '@farekite/shared/ui';
import { screen, within } from '@testing-library/react';
import DesignSystem from '../DesignSystem';

const COMPONENTS = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));
const ICONS = Object.keys(ui).filter((name) => name.endsWith('Icon'));

describe('The design system', () => {
  beforeEach(() => {
    // No example needs its picture here.
    window.fetch = jest.fn(() => new Promise<never>(() => undefined));
    renderPage(DesignSystem);
  });

  it('shows an example of every component with its code', () => {
    const examples = new Map(
      screen
        .getAllByRole('heading', { level: 3 })
        .map((heading) => [heading.textContent, heading.closest('section')]),
    );
    for (const component of COMPONENTS) expect(examples.get(component)).toHaveTextContent(`<${component}`);
  });

  it('shows every icon by its name', () => {
    const example = screen.getByRole('heading', { level: 3, name: 'Icon' }).closest('section') as HTMLElement;
    for (const icon of ICONS) expect(within(example).getByText(icon)).toBeVisible();
  });
});
