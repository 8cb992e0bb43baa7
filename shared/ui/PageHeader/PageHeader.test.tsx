import { render, screen } from '@testing-library/react';
import { PageHeader } from './PageHeader';

describe('PageHeader', () => {
  it('shows the h1 and the lead', () => {
    render(<PageHeader title="Contact" lead="We answer day and night." />);
    expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    expect(screen.getByText('We answer day and night.')).toBeVisible();
  });

  it('hides its drawings from assistive technology', () => {
    const { container } = render(<PageHeader title="Contact" lead="We answer." />);
    const drawings = [...container.querySelectorAll('svg')];
    expect(drawings).not.toEqual([]);
    expect(drawings.filter((drawing) => drawing.getAttribute('aria-hidden') !== 'true')).toEqual([]);
  });
});
