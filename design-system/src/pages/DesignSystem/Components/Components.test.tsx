import { renderPage } from '@farekite/shared/testing';
import * as ui from '@farekite/shared/ui';
import { screen, within } from '@testing-library/react';
import DesignSystem from '../DesignSystem';

const COMPONENTS = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));
const ICONS = Object.keys(ui).filter((name) => name.endsWith('Icon'));

function exampleOf(component: string): HTMLElement {
  const example = screen.getByRole('heading', { level: 3, name: component }).closest('section');
  if (!example) throw new Error(`The example of ${component} has no section.`);
  return example;
}

describe('The design system', () => {
  beforeEach(() => {
    // The live releases never load: no example needs their pictures here.
    window.fetch = jest.fn(() => new Promise<never>(() => undefined));
    renderPage(DesignSystem);
  });

  it.each(COMPONENTS)('shows an example of %s with its code', (component) => {
    expect(exampleOf(component)).toHaveTextContent(`<${component}`);
  });

  it('shows every icon by its name', () => {
    for (const icon of ICONS) expect(within(exampleOf('Icon')).getByText(icon)).toBeVisible();
  });
});
