import { render, screen } from '@testing-library/react';
import { Field } from './Field';

describe('Field', () => {
  it('labels its control, which has its other props', () => {
    render(<Field label="Email address" type="email" autoComplete="email" size="large" />);
    const control = screen.getByRole('textbox', { name: 'Email address' });
    expect(control).toHaveAttribute('type', 'email');
    expect(control).toHaveAttribute('autocomplete', 'email');
    expect(control).toHaveAttribute('class', 'control large');
  });

  it('shows its children below the control', () => {
    render(
      <Field label="Name" aria-describedby="hint">
        <p id="hint">As in your passport.</p>
      </Field>,
    );
    const control = screen.getByRole('textbox');
    expect(control.nextElementSibling).toHaveTextContent('As in your passport.');
    expect(control).toHaveAccessibleDescription('As in your passport.');
    expect(control).toHaveAttribute('class', 'control');
  });
});
