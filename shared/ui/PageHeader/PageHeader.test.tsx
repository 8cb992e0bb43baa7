import { render, screen } from '@testing-library/react';
import { PageHeader } from './PageHeader';

describe('The top of a page', () => {
  it('holds its h1 and what the page is for', () => {
    render(<PageHeader title="Contact" lead="We answer day and night." />);
    expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    expect(screen.getByText('We answer day and night.')).toBeVisible();
  });

  it('is decorated without a word of it', () => {
    const { container } = render(<PageHeader title="Contact" lead="We answer." />);
    const drawings = [...container.querySelectorAll('svg')];
    expect(drawings).not.toEqual([]);
    expect(drawings.filter((drawing) => drawing.getAttribute('aria-hidden') !== 'true')).toEqual([]);
  });
});
