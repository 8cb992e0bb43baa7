import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { Coupon } from './Coupon';

describe('Coupon', () => {
  it('says its code, what it gives, and how it is used [DEAL-16]', () => {
    const { switchLanguage } = renderPart(<Coupon code="FLYAWAY" value={35} />);
    const coupon = () => screen.getByText('FLYAWAY').parentElement;
    expect(coupon()).toHaveTextContent(
      /^Use Coupon Code FLYAWAY\s*\$35 off your booking if you give it when you call$/,
    );
    switchLanguage('es');
    expect(coupon()).toHaveTextContent(
      /^Use el cupón FLYAWAY\s*\$35 menos en su reserva si lo menciona al llamar$/,
    );
  });
});
