import { render, screen } from '@testing-library/react';
import { Field } from '../Field/Field';
import { FieldError } from './FieldError';

describe('FieldError', () => {
  it('is announced and describes its field', () => {
    render(
      <Field label="Name" aria-invalid aria-describedby="error">
        <FieldError id="error">Enter a name.</FieldError>
      </Field>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a name.');
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Enter a name.');
  });
});
