import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
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

  it('is an area of several lines when it gets rows', () => {
    render(<Field label="Message" rows={6} />);
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAttribute('rows', '6');
  });

  it('hands its control to a ref', () => {
    const control = createRef<HTMLInputElement>();
    render(<Field label="Name" ref={control} />);
    expect(control.current).toBe(screen.getByRole('textbox'));
  });

  it('announces its error and describes the control with it', () => {
    render(<Field label="Name" aria-describedby="hint" error="Enter a name." />);
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a name.');
    const control = screen.getByRole('textbox');
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('Enter a name.');
    expect(control.getAttribute('aria-describedby')).toMatch(/^hint /);
  });

  it('shows an error that is not about the value', () => {
    render(<Field label="Password" aria-invalid={false} error="The check is not available." />);
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByRole('alert')).toBeVisible();
  });
});
