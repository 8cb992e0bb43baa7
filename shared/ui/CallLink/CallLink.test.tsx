import { render, screen } from '@testing-library/react';
import { CallLink } from './CallLink';

describe('CallLink', () => {
  it('calls the number and is named by its text', () => {
    render(<CallLink phone="1-800-555-0199">Call 1-800-555-0199</CallLink>);
    expect(screen.getByRole('link', { name: 'Call 1-800-555-0199' })).toHaveAttribute(
      'href',
      'tel:+18005550199',
    );
  });

  it('has a label before the number, which does not break across lines', () => {
    render(<CallLink phone="1-800-555-0199" label="Call" />);
    expect(screen.getByRole('link', { name: 'Call 1-800-555-0199' })).toBeVisible();
    expect(screen.getByText('1-800-555-0199')).toHaveAttribute('class', 'number');
  });

  it('is as wide as its container with fullWidth', () => {
    const { rerender } = render(<CallLink phone="1-800-555-0199">Call</CallLink>);
    expect(screen.getByRole('link')).toHaveAttribute('class', 'primary');
    rerender(
      <CallLink phone="1-800-555-0199" fullWidth>
        Call
      </CallLink>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('class', 'primary fullWidth');
  });

  it('has a secondary variant for lists', () => {
    render(
      <CallLink phone="1-800-555-0199" variant="secondary">
        Call
      </CallLink>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('class', 'secondary');
  });

  it('throws when the phone is not a number', () => {
    jest.spyOn(console, 'error').mockImplementation();
    expect(() => render(<CallLink phone="soon">Call</CallLink>)).toThrow(RangeError);
  });
});
