import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { Coupon } from './Coupon';

it('Coupon says its code, what it gives, and how it is used [DEAL-16]', () => {
  renderPart(<Coupon code="FLYAWAY" value={35} />);
  expect(screen.getByText('FLYAWAY').parentElement).toHaveTextContent(
    /^Use Coupon Code FLYAWAY\s*\$35 off your booking if you give it when you call$/,
  );
});
