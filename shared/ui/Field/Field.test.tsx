import { render, screen } from '@testing-library/react';
import { Field } from './Field';

describe('Field', () => {
  it('labels its control', () => {
    render(<Field label="Email address" type="email" autoComplete="email" />);
    const control = screen.getByRole('textbox', { name: 'Email address' });
    expect(control).toHaveAttribute('type', 'email');
    expect(control).toHaveAttribute('autocomplete', 'email');
    expect(control).not.toHaveAttribute('aria-invalid');
    expect(control).not.toHaveAttribute('aria-describedby');
  });

  it('is of medium size by default', () => {
    const { rerender } = render(<Field label="Name" />);
    expect(screen.getByRole('textbox')).toHaveAttribute('class', 'control');
    rerender(<Field label="Name" size="large" />);
    expect(screen.getByRole('textbox')).toHaveAttribute('class', 'control large');
  });

  it('shows its children below the control', () => {
    render(
      <Field label="Name" aria-describedby="hint">
        <p id="hint">As in your passport.</p>
      </Field>,
    );
    expect(screen.getByRole('textbox').nextElementSibling).toHaveTextContent('As in your passport.');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('As in your passport.');
  });
});
