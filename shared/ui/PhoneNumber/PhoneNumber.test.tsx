import { render, screen } from '@testing-library/react';
import { PhoneNumber } from './PhoneNumber';

describe('PhoneNumber', () => {
  it('wraps the number in an element that never breaks across lines', () => {
    render(
      <p>
        Call <PhoneNumber phone="1-800-555-0199" />
      </p>,
    );
    expect(screen.getByText('1-800-555-0199')).toHaveClass('number');
  });
});
