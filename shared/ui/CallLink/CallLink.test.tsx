import { render, screen } from '@testing-library/react';
import { CallLink } from './CallLink';

describe('The call link', () => {
  it('calls the number, and is named by its text', () => {
    render(<CallLink phone="1-800-555-0199">Call 1-800-555-0199</CallLink>);
    expect(screen.getByRole('link', { name: 'Call 1-800-555-0199' })).toHaveAttribute(
      'href',
      'tel:+18005550199',
    );
  });

  it('is as wide as its container when asked', () => {
    const { rerender } = render(<CallLink phone="1-800-555-0199">Call</CallLink>);
    expect(screen.getByRole('link')).toHaveAttribute('class', 'primary');
    rerender(
      <CallLink phone="1-800-555-0199" fullWidth>
        Call
      </CallLink>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('class', 'primary fullWidth');
  });

  it('steps back where it is one of many', () => {
    render(
      <CallLink phone="1-800-555-0199" look="secondary">
        Call
      </CallLink>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('class', 'secondary');
  });

  it('refuses what is no number', () => {
    jest.spyOn(console, 'error').mockImplementation();
    expect(() => render(<CallLink phone="soon">Call</CallLink>)).toThrow(RangeError);
  });
});
